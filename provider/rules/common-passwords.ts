import { COMMON_PASSWORDS } from './common-password-list'

/** Words that say whose site this is, and what a visitor thinks of first. */
const SITE_WORDS = [
  ...[
    'sunrent',
    'sunrentcar',
    'rentsun',
    'sun',
    'rent',
    'rental',
    'rentacar',
    'carrental',
    'auto',
    'avto',
    'car',
    'cars',
  ],
  ...['vladivostok', 'vladik', 'vvo', 'vldk', 'primorye', 'primorie', 'arenda', 'prokat', 'prokatavto', 'arendaavto'],
  ...['санрент', 'аренда', 'прокат', 'прокатавто', 'арендаавто', 'владивосток', 'владик', 'приморье', 'машина', 'авто'],
  ...['password', 'parol', 'пароль', 'qwerty', 'йцукен', 'admin', 'welcome', 'login', 'user', 'client', 'клиент'],
]
/** Rows of the keyboards, the alphabet and the digits: whatever stands in them one after another is guessed first. */
const ROWS = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  ...[
    'йцукенгшщзхъфывапролджэячсмитьбю',
    '1q2w3e4r5t6y7u8i9o0p',
    'q1w2e3r4t5y6u7i8o9p0',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
    'qazwsxedcrfvtgbyhnujm',
  ],
]
const BLOCK_MAX = 4
const COMMON = new Set(COMMON_PASSWORDS)
const WORDS = new Set(SITE_WORDS)

/**
 * Whether it is among the passwords that are tried first: the commonest ones, words of this site with digits or signs
 * around, a row of the keyboard, a short block repeated, the phone itself.
 */
export function isCommonPassword(password: string, phone: string): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  const letters = plain.replace(/[^\p{L}]/gu, '')
  const signs = plain.replace(/[^\p{L}\d]/gu, '')
  if (COMMON.has(plain) || COMMON.has(signs) || WORDS.has(letters)) return true
  return isRow(plain) || isRepeated(plain) || isPhone(signs, phone)
}

function isRow(plain: string): boolean {
  return ROWS.some((row) => row.includes(plain) || [...row].reverse().join('').includes(plain))
}

/** `aaaaaaaa`, `12121212`, `qazqazqaz`. */
function isRepeated(plain: string): boolean {
  const characters = [...plain]
  return Array.from({ length: BLOCK_MAX }, (_, index) => index + 1).some((size) =>
    characters.every((character, index) => character === characters[index % size]),
  )
}

/** With or without the country's digits. */
function isPhone(digits: string, phone: string): boolean {
  return /^\d+$/.test(digits) && (phone.endsWith(digits) || digits.endsWith(phone.slice(-10)))
}
