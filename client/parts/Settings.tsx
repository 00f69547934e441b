import { languages } from '../text/preferred.ts'
import { chooseLanguage, language, languageNames, t } from '../text/text.ts'
import { Choices } from './Choices.tsx'
import { chooseHearing, hearing, hearings } from './sound.ts'
import { chooseTheme, theme, themes } from './theme.ts'

export const Settings = () => (
  <div class="settings">
    <Choices
      legend={t('settings.language')}
      choices={languages.map(value => ({ value, name: languageNames[value] }))}
      chosen={language.value}
      onChoose={wanted => void chooseLanguage(wanted)}
    />
    <Choices
      legend={t('settings.theme')}
      choices={themes.map(value => ({ value, name: t(`settings.theme.${value}`) }))}
      chosen={theme.value}
      onChoose={chooseTheme}
    />
    <Choices
      legend={t('settings.sound')}
      choices={hearings.map(value => ({ value, name: t(`settings.sound.${value}`) }))}
      chosen={hearing.value}
      onChoose={chooseHearing}
    />
  </div>
)
