import type { Language } from '@/provider/rules/i18n/language'

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ABEKMHOPCTYX'].map((latin, index) => [latin, 'АВЕКМНОРСТУХ'.charAt(index)]),
)
const REGION = '[0-9]{2,3}'

/**
 * Plates of civil vehicles by ГОСТ Р 50577-2018, in expressions that PostgreSQL understands too: cars, taxis and buses,
 * trailers, motorcycles and scooters, transit ones.
 */
export const STATE_PLATES: readonly RegExp[] = [
  'L[0-9]{3}LL',
  'LL[0-9]{3}',
  'LL[0-9]{4}',
  '[0-9]{4}LL',
  'LL[0-9]{3}L',
].map((sign) => new RegExp(`^${sign.replaceAll('L', '[АВЕКМНОРСТУХ]')}${REGION}$`))

/** Returns a state plate in Cyrillic letters and capitals, however it was typed; other texts as they are. */
export function plateText(text: string): string {
  const cyrillic = [...text.toUpperCase().replaceAll(/\s/g, '')].map((sign) => CYRILLIC[sign] ?? sign).join('')
  return STATE_PLATES.some((plate) => plate.test(cyrillic)) ? cyrillic : text
}

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CYRILLIC).map(([latin, cyrillic]) => [cyrillic, latin]),
)

/** Returns a plate as its reader can write it: the letters of a state plate look the same in both alphabets. */
export function plateIn(plate: string, language: Language): string {
  return language === 'ru' ? plate : [...plate].map((sign) => LATIN[sign] ?? sign).join('')
}
