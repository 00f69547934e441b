import { signal } from '@preact/signals'

export type Theme = 'auto' | 'dark' | 'light'
export const themes: readonly Theme[] = ['auto', 'dark', 'light']

const place = 'throneward.theme'
const light = () => matchMedia('(prefers-color-scheme: light)')

export const theme = signal<Theme>('auto')

export function chooseTheme(wanted: Theme): void {
  theme.value = wanted
  try {
    localStorage.setItem(place, wanted)
  } catch {
    // The device decides again next time.
  }
  paint()
}

export function followTheme(): void {
  try {
    const kept = localStorage.getItem(place)
    theme.value = themes.find(one => one === kept) ?? 'auto'
  } catch {
    // As the device has it.
  }
  light().addEventListener('change', paint)
  paint()
}

function paint() {
  const shown = theme.value === 'auto' ? (light().matches ? 'light' : 'dark') : theme.value
  document.documentElement.dataset['theme'] = shown
  const sky = shown === 'light' ? '#f5f1e8' : '#090817'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', sky)
}
