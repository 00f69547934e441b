import { Crest } from '../home/Crest.tsx'
import type { OfflineWords } from '../text/offline/en.ts'

export const Offline = ({ words }: { words: OfflineWords }) => (
  <main class="alone">
    <Crest size={96} />
    <h1>{words.title}</h1>
    <p>{words.why}</p>
    <p role="status">{words.waits}</p>
    <button type="button" class="primary" onClick={() => location.reload()}>
      {words.again}
    </button>
  </main>
)
