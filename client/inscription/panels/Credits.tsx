import { say } from '../../text/text.ts'

/** Which of what is played with is ours, because nobody outside the publisher's box knows it. */
export const Credits = () => (
  <section class="ins-credits">
    <h2>{say('inscription.credits')}</h2>
    <p class="hint">{say('inscription.credits.theirs')}</p>
    <p class="hint">{say('inscription.credits.ours')}</p>
  </section>
)
