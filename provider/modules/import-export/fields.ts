import { isEmail, isPhone } from '@/provider/contract/rules/profile/person'
import { isPlainText } from '@/provider/contract/rules/text/plain-text'
import { plateText } from '@/provider/rules/cars/plate-text'

/** Why a cell is wrong; `expected` is what it may be. */
export type CellError = {
  cause:
    | 'required'
    | 'number'
    | 'decimal'
    | 'money'
    | 'date'
    | 'moment'
    | 'choice'
    | 'phone'
    | 'email'
    | 'text'
    | 'digits'
    | 'letters'
  expected: string
}
export type Read = { value: unknown } | CellError

export type Field = {
  name: string
  /** Header of the column in the file, in Russian. */
  header: string
  /** The type of the column in `incoming_rows`. */
  type: 'text' | 'integer' | 'bigint' | 'double precision' | 'date' | 'timestamp' | 'boolean' | 'jsonb'
  isRequired: boolean
  /** Reads a cell that is not empty. */
  read(text: string): Read
  /** Prints a value that is not null. */
  print(value: unknown): string
}

type Head = Pick<Field, 'name' | 'header'> & { isOptional?: boolean }

/** How spreadsheets show numbers of more than 15 digits, which they round. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i
/** Spreadsheets count days from this one. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000
/** Chinese that was saved as Windows-1251. */
const LOST = /^(?!.*\p{Script=Han}).*\?\?/su
const KOPECKS = 100
const HOURS = 24
const MINUTES = 60
const TEXT_MAX = 20_000

/** Creates a field of text without control characters. @param max characters */
export function textField({ max = 200, pattern, ...head }: Head & { max?: number; pattern?: RegExp }): Field {
  return field(head, 'text', (text) => {
    if (ROUNDED.test(text)) return { cause: 'digits', expected: '' }
    const value = text.replaceAll(/\r\n?/g, '\n').normalize('NFC')
    const isRight = value.length <= max && isPlainText(value) && (pattern?.test(value) ?? true)
    return isRight ? { value } : { cause: 'text', expected: String(max) }
  })
}

/** Reads a state plate into Cyrillic letters; other plates stay as they are typed. */
export function plateField(head: Head): Field {
  const plain = textField({ ...head, max: 20 })
  return { ...plain, read: (text) => plain.read(plateText(text)) }
}

/** Creates a field of a whole number within bounds. */
export function numberField({
  least = 0,
  most = 2_000_000_000,
  ...head
}: Head & { least?: number; most?: number }): Field {
  return field(head, 'integer', (text) => {
    const digits = text.replaceAll(/\s/g, '')
    const value = Number(digits)
    const isRight = /^-?\d{1,15}$/.test(digits) && value >= least && value <= most
    return isRight ? { value } : { cause: 'number', expected: `${least}…${most}` }
  })
}

/** Prints a comma: a Russian spreadsheet would read `42.6` as a date. */
export function decimalField({ least, most, ...head }: Head & { least: number; most: number }): Field {
  const read = (text: string): Read => {
    const value = Number(text.replace(',', '.'))
    const isRight = /^-?\d{1,9}([.,]\d{1,15})?$/.test(text) && value >= least && value <= most
    return isRight ? { value } : { cause: 'decimal', expected: `${least}…${most}` }
  }
  return { ...field(head, 'double precision', read), print: (value) => String(value).replace('.', ',') }
}

/** Creates a field of money, `1500` or `1 500,50` roubles; its values are kopecks. */
export function moneyField(head: Head): Field {
  const read = (text: string): Read => {
    const plain = text.replaceAll(/\s|₽|руб\.?$|р\.?$/g, '').replace(',', '.')
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return { cause: 'money', expected: '' }
    return { value: Math.round(Number(plain) * KOPECKS) }
  }
  const print = (value: unknown) => {
    const kop = Number(value)
    return kop % KOPECKS === 0 ? String(kop / KOPECKS) : (kop / KOPECKS).toFixed(2).replace('.', ',')
  }
  return { ...field(head, 'bigint', read), print }
}

/** Creates a field of a date, `2026-11-22` or `22.11.2026`. */
export function dateField(head: Head): Field {
  return field(head, 'date', (text) => {
    const value = dateIn(text)
    return value === null ? { cause: 'date', expected: '' } : { value }
  })
}

/** Creates a field of a moment, `2026-11-22 14:30` or `22.11.2026 14:30`, on the branch's clock. */
export function momentField(head: Head): Field {
  return field(head, 'timestamp', (text) => {
    if (/^\d{5}\.\d+$/.test(text)) return { value: serialDate(Number(text)).slice(0, 16).replace('T', ' ') }
    const [, day = '', hour = '', minute = ''] = /^(\S+)[ T]+(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? []
    const date = dateIn(day)
    const isRight = date !== null && Number(hour) < HOURS && Number(minute) < MINUTES
    return isRight ? { value: `${date} ${hour.padStart(2, '0')}:${minute}` } : { cause: 'moment', expected: '' }
  })
}

function dateIn(text: string): string | null {
  if (/^\d{5}$/.test(text)) return serialDate(Number(text)).slice(0, 10)
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && isOnCalendar(iso) ? iso : null
}

/** Converts the serial number of a date, as spreadsheets store it. */
function serialDate(days: number): string {
  return new Date(DAY_ZERO + Math.round(days * DAY_MINUTES) * MINUTE_MS).toISOString()
}

/** Creates a field of one value of a closed list, by its Russian label or its own code. */
export function choiceField({ labels, ...head }: Head & { labels: Readonly<Record<string, string>> }): Field {
  const read = (text: string): Read => {
    const typed = text.toLowerCase()
    const code = Object.keys(labels).find((key) => key.toLowerCase() === typed || labels[key]?.toLowerCase() === typed)
    return code === undefined ? { cause: 'choice', expected: Object.values(labels).join(', ') } : { value: code }
  }
  return { ...field(head, 'text', read), print: (value) => labels[String(value)] ?? String(value) }
}

/** Creates a field of `да` or `нет`. */
export function switchField(head: Head): Field {
  const choice = choiceField({ ...head, labels: { true: 'да', false: 'нет' } })
  const read = (text: string): Read => {
    const result = choice.read(text)
    return 'value' in result ? { value: result.value === 'true' } : result
  }
  return { ...choice, type: 'boolean', read, print: (value) => (value === true ? 'да' : 'нет') }
}

/** Creates a field of a phone: `+79990000001`, or `8 999 000-00-01` as people write it. */
export function phoneField(head: Head): Field {
  return field(head, 'text', (text) => {
    const digits = text.replaceAll(/[^\d+]/g, '')
    const phone = /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits.startsWith('+') ? digits : `+${digits}`
    return isPhone(phone) ? { value: phone } : { cause: 'phone', expected: '' }
  })
}

/** Creates a field of an e-mail address. */
export function emailField(head: Head): Field {
  return field(head, 'text', (text) => (isEmail(text) ? { value: text } : { cause: 'email', expected: '' }))
}

/** Creates a field of codes separated by commas. */
export function listField({ pattern, ...head }: Head & { pattern: RegExp }): Field {
  const read = (text: string): Read => {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
    return items.every((item) => pattern.test(item)) ? { value: items } : { cause: 'text', expected: '' }
  }
  return { ...field(head, 'jsonb', read), print: (value) => (Array.isArray(value) ? value.join(', ') : '') }
}

const LANGUAGE_NAMES = { ru: 'рус.', en: 'англ.', 'zh-CN': 'кит.' } as const

/** Creates the fields of one text in three columns; the values are `name_ru`, `name_en` and `name_zh`. */
export function textsFields({ name, header, isOptional = false, max = TEXT_MAX }: Head & { max?: number }): Field[] {
  return Object.entries(LANGUAGE_NAMES).map(([language, languageName]) => {
    const plain = textField({
      name: `${name}_${language.slice(0, 2)}`,
      header: `${header} (${languageName})`,
      isOptional: isOptional || language !== 'ru',
      max,
    })
    const read = (text: string): Read => (LOST.test(text) ? { cause: 'letters', expected: '' } : plain.read(text))
    return language === 'zh-CN' ? { ...plain, read } : plain
  })
}

function field({ name, header, isOptional = false }: Head, type: Field['type'], read: Field['read']): Field {
  return { name, header, type, isRequired: !isOptional, read, print: String }
}

function isOnCalendar(iso: string): boolean {
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso
}
