import type { Language } from './language'

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ABEKMHOPCTYX'].map((latin, index) => [latin, 'АВЕКМНОРСТУХ'.charAt(index)]),
)
const STATE_PLATE = /^[АВЕКМНОРСТУХ]\d{3}[АВЕКМНОРСТУХ]{2}\d{2,3}$/

/** A state plate in Cyrillic letters, however it was typed; others as they are. */
export function plateText(text: string): string {
  const cyrillic = [...text.toUpperCase().replaceAll(/\s/g, '')].map((sign) => CYRILLIC[sign] ?? sign).join('')
  return STATE_PLATE.test(cyrillic) ? cyrillic : text
}

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CYRILLIC).map(([latin, cyrillic]) => [cyrillic, latin]),
)

/** A plate as its reader can write it: the letters of a state plate look the same in both alphabets. */
export function plateIn(plate: string, language: Language): string {
  return language === 'ru' ? plate : [...plate].map((sign) => LATIN[sign] ?? sign).join('')
}
