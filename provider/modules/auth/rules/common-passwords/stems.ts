import { COMMON_PASSWORDS } from './list'
import { ENGLISH_WORDS, RUSSIAN_WORDS } from './words'

/** Many random passwords have a word of fewer letters. */
const STEM_MIN = 3

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const SOUNDS: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch' },
  ...{ ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}
/** `1` is read as either of two letters. */
const LEET = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
const LEETS: Record<string, string>[] = ['i', 'l'].map((one) => ({ ...LEET, '1': one }))

/** The letters of common passwords, as they are and in Latin letters. */
export const STEMS: ReadonlySet<string> = new Set(
  [...COMMON_PASSWORDS, ...ENGLISH_WORDS, ...RUSSIAN_WORDS]
    .flatMap((word) => [lettersOf(word), lettersOf(inLatin(word))])
    .filter((stem) => [...stem].length >= STEM_MIN),
)

/** Returns what a password may mean, sign by sign: itself, its leet undone, the same keys in the other layout. */
export function readings(plain: string): string[] {
  const unleeted = LEETS.map((leet) => [...plain].map((sign) => leet[sign] ?? sign).join(''))
  return [
    plain,
    ...unleeted,
    retypeOnKeys(plain, LATIN_KEYS, RUSSIAN_KEYS),
    retypeOnKeys(plain, RUSSIAN_KEYS, LATIN_KEYS),
  ]
}

/** Removes digits and signs around a word, which are no leet: `m4ster2024!` → `m4ster`. */
export function withoutEnds(plain: string): string {
  return plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** Returns the letters of a text. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

function inLatin(word: string): string {
  return [...word].map((letter) => SOUNDS[letter] ?? letter).join('')
}

function retypeOnKeys(text: string, from: string, to: string): string {
  return [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('')
}
