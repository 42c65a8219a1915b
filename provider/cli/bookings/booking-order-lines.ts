import type { CliText } from '@/provider/cli/text/language'
import type { Locale } from '@/provider/cli/text/moment-text'
import { NO_DOCUMENTS, VERIFICATION_NAMES } from '@/provider/cli/text/verification-texts'
import { linesFromList } from '@/provider/contract/rules/prices/printed-lines'
import type { BookingDetails, StaffBooking } from '@/provider/modules/bookings/list-bookings'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import { lineText } from '@/provider/rules/prices/line-names'

const PLACES: CliText = { ru: '  Получение: {from}; возврат: {to}', en: '  Pick-up: {from}; drop-off: {to}' }
const EXTRA: CliText = { ru: '  Дополнительно: {name} × {quantity}', en: '  Extra: {name} × {quantity}' }
const DRIVER: CliText = { ru: '  Водитель {name}  {phone}  {state}', en: '  Driver {name}  {phone}  {state}' }
const LINE: CliText = { ru: '  Цена: {term}  {amount}', en: '  Price: {term}  {amount}' }

/** Returns what the client ordered: the places, the extras, the drivers, and what each of it costs. */
export function orderLines({ price, meeting }: StaffBooking, details: BookingDetails, { language }: Locale): string[] {
  const { pickup, dropoff, extras, drivers, names } = details
  const namesByCode = new Map([...names, ...extras.map(({ code, name }) => [code, name] as const)])
  const nameTexts = Object.fromEntries([...namesByCode].map(([code, name]) => [code, textIn(name, language)]))
  const place = (name: typeof pickup, address: string) =>
    name ? [textIn(name, language), address].filter(Boolean).join(', ') : '—'
  return [
    formatText(PLACES[language], {
      from: place(pickup, meeting.pickupAddress),
      to: place(dropoff, meeting.dropoffAddress),
    }),
    ...extras.map(({ name, quantity }) =>
      formatText(EXTRA[language], { name: textIn(name, language), quantity: String(quantity) }),
    ),
    ...drivers.map(({ last_name, first_name, middle_name, phone, verification }) =>
      formatText(DRIVER[language], {
        ...{ name: [last_name, first_name, middle_name].filter(Boolean).join(' '), phone },
        state: (verification ? VERIFICATION_NAMES[verification] : NO_DOCUMENTS)[language],
      }),
    ),
    ...(price ? linesFromList(price) : []).map((line) =>
      formatText(LINE[language], {
        term: lineText(line, nameTexts, language),
        amount: exactIn(line.amountKop, language),
      }),
    ),
  ]
}
