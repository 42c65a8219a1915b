import { STATUS_NAMES } from '@/provider/cli/bookings/booking-texts'
import type { Words } from '@/provider/cli/text/language'
import { momentWords, type Speaking } from '@/provider/cli/text/moment-text'
import { VERIFICATION_NAMES } from '@/provider/cli/text/verification-texts'
import type { ReviewedDriver } from '@/provider/modules/client-drivers/review-driver'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText } from '@/provider/rules/i18n/format-text'

const SCAN_NAMES: Record<string, Words> = {
  passport: { ru: 'паспорт', en: 'passport' },
  licence: { ru: 'права', en: 'licence' },
}
const BORN: Words = { ru: '  Родился {day}', en: '  Born {day}' }
const LICENCE: Words = {
  ru: '  Права {number}, {country}, выданы {issued}, действуют до {expires}',
  en: '  Licence {number}, {country}, issued {issued}, valid until {expires}',
}
const REASON: Words = { ru: '  Причина отказа: {reason}', en: '  Rejected because: {reason}' }
const CLIENT: Words = { ru: '  Клиент {name}  {phone}', en: '  Client {name}  {phone}' }
const CONFIRMED: Words = { ru: '  Клиент подтвердил {moment}', en: '  The client confirmed him {moment}' }
const SCAN: Words = { ru: '  Скан: {kind}, загружен {moment}', en: '  Scan: {kind}, uploaded {moment}' }
const NO_SCANS: Words = { ru: '  Сканов нет.', en: '  There are no scans.' }
const BOOKING: Words = {
  ru: '  Бронь {number}  {status}  {from} — {to}',
  en: '  Booking {number}  {status}  {from} — {to}',
}

/** A driver with what the branch compares: his licence, his client, his scans, the bookings that name him. */
export function driverLines({ driver, client, scans, bookings }: ReviewedDriver, speaking: Speaking): string[] {
  const { language } = speaking
  const { id, lastName, firstName, middleName, phone, email, birthDate, licence, rejectReason, approvedAt } = driver
  const name = [lastName, firstName, middleName].filter(Boolean).join(' ')
  const day = (date: string) => dayIn(date, language)
  const say = (words: Words, values: Record<string, string>) => formatText(words[language], values)
  const { number, country, issuedAt, expiresAt } = licence
  return [
    [`#${id}`, name, phone, email, VERIFICATION_NAMES[driver.verification][language]].join('  '),
    say(BORN, { day: day(birthDate) }),
    say(LICENCE, { number, country, issued: day(issuedAt), expires: day(expiresAt) }),
    ...(rejectReason ? [say(REASON, { reason: rejectReason.ru })] : []),
    say(CLIENT, { name: `${client.lastName ?? ''} ${client.firstName}`.trim(), phone: client.phone ?? '—' }),
    ...(approvedAt ? [say(CONFIRMED, { moment: momentWords(approvedAt, speaking) })] : []),
    ...scans.map(({ kind, createdAt }) =>
      say(SCAN, { kind: SCAN_NAMES[kind]?.[language] ?? kind, moment: momentWords(createdAt, speaking) }),
    ),
    ...(scans.length === 0 ? [NO_SCANS[language]] : []),
    ...bookings.map((booking) =>
      say(BOOKING, {
        ...{ number: booking.number, status: STATUS_NAMES[booking.status][language] },
        ...{ from: momentWords(booking.startAt, speaking), to: momentWords(booking.endAt, speaking) },
      }),
    ),
  ].map((line) => line.replaceAll(/[\r\n]+/g, ' '))
}
