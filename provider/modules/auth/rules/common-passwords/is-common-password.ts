import { PASSWORD_MAX } from '@/provider/contract/rules/auth/password'
import { COMMON_PASSWORDS } from './list'
import { signsBeyondRuns } from './runs'
import { lettersOf, readings, STEMS, withoutEnds } from './stems'
import { TEN_THOUSAND } from './ten-thousand'

/** Words about this site and its branch, and the first words that a visitor thinks of. */
const SITE_WORDS = [
  ...['sunrent', 'sun', 'rent', 'rental', 'renta', 'rentacar', 'a', 'car', 'cars', 'auto', 'avto', 'mashina', 'russia'],
  ...[
    'vladivostok',
    'vladik',
    'vvo',
    'vldk',
    'vl',
    'primorye',
    'primorie',
    'primorsky',
    'arenda',
    'prokat',
    'dv',
    'rus',
  ],
  ...[
    'sanrent',
    'санрент',
    'сан',
    'рент',
    'аренда',
    'прокат',
    'владивосток',
    'владик',
    'вл',
    'приморье',
    'машина',
    'авто',
  ],
  ...['password', 'parol', 'пароль', 'qwerty', 'йцукен', 'admin', 'welcome', 'login', 'user', 'client', 'клиент', 'my'],
]
/** Signs beside runs of keys and a common word that make no difference: `12345678a`, `letmein12`. */
const SIGNS_BESIDE = 2
/** Fewer letters and digits are not judged without the signs between them. */
const SIGNS_MIN = 6
/** A block of fewer signs is too short for a password, and so is its repetition. */
const BLOCK_MIN = 8
const PHONE_DIGITS = 7
const DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/
const COMMON = new Set([...COMMON_PASSWORDS, ...TEN_THOUSAND])
const WORDS = new Set(SITE_WORDS)
const WORD_MAX = Math.max(...SITE_WORDS.map((word) => word.length))

/**
 * Returns whether a password is among those that are tried first: the commonest ones; one common word, or words of this
 * site, with digits and signs; runs of keys; a short block repeated; a date; the phone itself. Leet and the other layout
 * are undone.
 */
export function isCommonPassword(password: string, phone: string): boolean {
  // One sign may stand for eighteen letters: the work grows with the square of what is judged.
  const plain = [...password.normalize('NFKC').toLowerCase()].slice(0, PASSWORD_MAX).join('')
  const signs = plain.replace(/[^\p{L}\d]/gu, '')
  if (COMMON.has(plain) || COMMON.has(signs) || DATE.test(signs) || isOfPhone(plain, phone)) return true
  if ([plain, withoutEnds(plain)].flatMap(readings).some(isOneWord)) return true
  if (
    [...readings(plain), ...(signs.length < SIGNS_MIN ? [] : [signs])].some(
      (reading) => signsBeyondRuns(reading, STEMS) <= SIGNS_BESIDE,
    )
  )
    return true
  return repeatedBlocks(plain).some((block) => [...block].length < BLOCK_MIN || isCommonPassword(block, phone))
}

/** Compares the letters alone, also reversed, also repeated. */
function isOneWord(reading: string): boolean {
  const letters = lettersOf(reading)
  const words = [letters, ...repeatedBlocks(letters)]
  return words.some((word) => STEMS.has(word) || STEMS.has([...word].reverse().join(''))) || isOfSite(letters)
}

/** Returns whether the letters are words of this site and nothing else. */
function isOfSite(letters: string): boolean {
  const ends = new Set([0])
  for (let end = 1; end <= letters.length; end++)
    for (let start = Math.max(0, end - WORD_MAX); start < end; start++)
      if (ends.has(start) && WORDS.has(letters.slice(start, end))) ends.add(end)
  return letters !== '' && ends.has(letters.length)
}

/** `12121212` → `12` and `1212`, `qazqazqa` → `qaz`; none when the text does not repeat. */
function repeatedBlocks(text: string): string[] {
  const signs = [...text]
  const sizes = Array.from({ length: Math.floor(signs.length / 2) }, (_, index) => index + 1)
  return sizes
    .filter((size) => signs.every((sign, index) => sign === signs[index % size]))
    .map((size) => signs.slice(0, size).join(''))
}

/** A part of the phone, or any text with its last digits, without those of the operator. */
function isOfPhone(plain: string, phone: string): boolean {
  const digits = plain.replace(/\D/g, '')
  const isPart = /^[\d\s()+-]+$/.test(plain) && phone.includes(digits)
  return isPart || digits.includes(phone.slice(-PHONE_DIGITS))
}
