import { STATUS_NAMES } from '@/provider/cli/bookings/booking-texts'
import type { CliText } from '@/provider/cli/text/language'
import { type Locale, momentText } from '@/provider/cli/text/moment-text'
import { VERIFICATION_NAMES } from '@/provider/cli/text/verification-texts'
import type { ReviewedDriver } from '@/provider/modules/client-drivers/review-driver'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText } from '@/provider/rules/i18n/format-text'

const SCAN_NAMES: Record<string, CliText> = {
  passport: { ru: 'паспорт', en: 'passport' },
  licence: { ru: 'права', en: 'licence' },
}
const BORN: CliText = { ru: '  Родился {day}', en: '  Born {day}' }
const LICENCE: CliText = {
  ru: '  Права {number}, {country}, выданы {issued}, действуют до {expires}',
  en: '  Licence {number}, {country}, issued {issued}, valid until {expires}',
}
const REASON: CliText = { ru: '  Причина отказа: {reason}', en: '  Rejected because: {reason}' }
const CLIENT: CliText = { ru: '  Клиент {name}  {phone}', en: '  Client {name}  {phone}' }
const CONFIRMED: CliText = { ru: '  Клиент подтвердил {moment}', en: '  The client confirmed him {moment}' }
const SCAN: CliText = { ru: '  Скан: {kind}, загружен {moment}', en: '  Scan: {kind}, uploaded {moment}' }
const NO_SCANS: CliText = { ru: '  Сканов нет.', en: '  There are no scans.' }
const BOOKING: CliText = {
  ru: '  Бронь {number}  {status}  {from} — {to}',
  en: '  Booking {number}  {status}  {from} — {to}',
}

/** Returns a driver with what the branch compares: his licence, his client, his scans, the bookings that name him. */
export function driverLines({ driver, client, scans, bookings }: ReviewedDriver, locale: Locale): string[] {
  const { language } = locale
  const { id, lastName, firstName, middleName, phone, email, birthDate, licence, rejectReason, approvedAt } = driver
  const name = [lastName, firstName, middleName].filter(Boolean).join(' ')
  const day = (date: string) => dayIn(date, language)
  const line = (text: CliText, values: Record<string, string>) => formatText(text[language], values)
  const { number, country, issuedAt, expiresAt } = licence
  return [
    [`#${id}`, name, phone, email, VERIFICATION_NAMES[driver.verification][language]].join('  '),
    line(BORN, { day: day(birthDate) }),
    line(LICENCE, { number, country, issued: day(issuedAt), expires: day(expiresAt) }),
    ...(rejectReason ? [line(REASON, { reason: rejectReason.ru })] : []),
    line(CLIENT, { name: `${client.lastName ?? ''} ${client.firstName}`.trim(), phone: client.phone ?? '—' }),
    ...(approvedAt ? [line(CONFIRMED, { moment: momentText(approvedAt, locale) })] : []),
    ...scans.map(({ kind, createdAt }) =>
      line(SCAN, { kind: SCAN_NAMES[kind]?.[language] ?? kind, moment: momentText(createdAt, locale) }),
    ),
    ...(scans.length === 0 ? [NO_SCANS[language]] : []),
    ...bookings.map((booking) =>
      line(BOOKING, {
        ...{ number: booking.number, status: STATUS_NAMES[booking.status][language] },
        ...{ from: momentText(booking.startAt, locale), to: momentText(booking.endAt, locale) },
      }),
    ),
  ].map((line) => line.replaceAll(/[\r\n]+/g, ' '))
}
