import type { BookingStatus } from '@/provider/contract/bookings'
import { VOUCHER_STATUSES } from '@/provider/contract/rules/vouchers/voucher-status'
import type { Voucher } from '@/provider/contract/vouchers'
import { FailureError } from '@/provider/failure-error'
import type { BookingSource, VoucherAccess } from '@/provider/modules/bookings/booking-source'
import { type CarPictures, picturedCar } from '@/provider/modules/cars/car-pictures'
import { CALLED_OFF } from '@/provider/rules/bookings/transitions'
import type { Language } from '@/provider/rules/i18n/language'
import { bookingHref } from '@/provider/rules/notifications/site-links'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { bookingFacts, type FactDeps } from './booking-facts'
import { calendarEntry } from './calendar-entry'
import { voucherContent } from './voucher-content'
import type { PrintedVoucher } from './voucher-document'

export type VoucherDeps = FactDeps & {
  openBooking: (access: VoucherAccess) => Promise<BookingSource>
  renderVoucher: (content: string) => Promise<Buffer>
  carPictures: Pick<CarPictures, 'printed'>
  siteUrl: string
}

/** `language`: of the page; null: the language in which it was booked. */
export type VoucherRequest = { access: VoucherAccess; language: Language | null }

/**
 * Returns the voucher as a PDF: in Russian, and in the client's language below it.
 *
 * @throws {FailureError} `not_found`, `conflict` while the booking is not confirmed, `unavailable`
 */
export async function readVoucher(deps: VoucherDeps, request: VoucherRequest): Promise<Buffer> {
  const source = await deps.openBooking(request.access)
  const { facts, voucher } = await describeVoucher(deps, source, request)
  const picture = await deps.carPictures.printed(picturedCar(facts.booking, source.setAside.cvet))
  const printed: PrintedVoucher = {
    voucher,
    car: picture && `data:image/jpeg;base64,${picture.toString('base64')}`,
    touchedAt: source.touchedAt.toISOString(),
  }
  return deps.renderVoucher(JSON.stringify(printed))
}

/**
 * Returns what the voucher says.
 *
 * @throws {FailureError} `not_found`, `conflict` while the booking is not confirmed
 */
export async function readVoucherText(deps: VoucherDeps, request: VoucherRequest): Promise<Voucher> {
  return (await describeVoucher(deps, await deps.openBooking(request.access), request)).voucher
}

async function describeVoucher(deps: VoucherDeps, source: BookingSource, { access, language }: VoucherRequest) {
  const clientLanguage = language ?? source.language
  const russian = await factsOf(deps, source, 'ru', VOUCHER_STATUSES)
  const facts: [SummaryFacts, ...SummaryFacts[]] =
    clientLanguage === 'ru' ? [russian] : [russian, await factsOf(deps, source, clientLanguage, VOUCHER_STATUSES)]
  const href = bookingHref(deps.siteUrl, clientLanguage, access.bookingNumber, null)
  return { facts: russian, voucher: voucherContent(facts, href) }
}

/**
 * Returns the rental as a calendar entry; for a cancelled booking, the entry that removes it.
 *
 * @throws {FailureError} `not_found`, `conflict` while the booking is not confirmed
 */
export async function readCalendarEntry(deps: VoucherDeps, { access, language }: VoucherRequest): Promise<string> {
  const source = await deps.openBooking(access)
  const clientLanguage = language ?? source.language
  // A calendar needs the entry of a cancelled booking too.
  const facts = await factsOf(deps, source, clientLanguage, [...VOUCHER_STATUSES, ...CALLED_OFF])
  return calendarEntry({
    ...source,
    facts,
    href: bookingHref(deps.siteUrl, clientLanguage, access.bookingNumber, null),
  })
}

async function factsOf(
  deps: VoucherDeps,
  source: BookingSource,
  language: Language,
  allowed: readonly BookingStatus[],
) {
  const booking = await source.read(language)
  if (!allowed.includes(booking.status)) throw new FailureError('conflict', 'This booking has no such paper.')
  return bookingFacts(deps, source, booking, language)
}
