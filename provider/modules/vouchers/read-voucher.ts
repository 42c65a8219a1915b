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
import { bookingFacts, type FactDeps, withoutNote } from './booking-facts'
import { calendarEntry } from './calendar-entry'
import { voucherContent } from './voucher-content'
import type { PrintedVoucher } from './voucher-document'
import { type KeyDeps, type KeyedRequest, spendVoucherKey } from './voucher-keys'

export type VoucherDeps = FactDeps & {
  openBooking: (access: VoucherAccess) => Promise<BookingSource>
  renderVoucher: (content: string) => Promise<Buffer>
  carPictures: Pick<CarPictures, 'printed'>
  siteUrl: string
}

type KeyedDeps = VoucherDeps & Pick<KeyDeps, 'db'> & { findBooking: (number: string) => Promise<BookingSource | null> }

/** `language`: of the page; null: the language in which it was booked. */
export type VoucherRequest = { access: VoucherAccess; language: Language | null } & ForLetter

/** `isLetter`: it leaves with a letter, which must not carry the note of the client. */
type ForLetter = { isLetter?: boolean }
type VoucherReader = Pick<VoucherRequest, 'language' | 'isLetter'>

/**
 * Returns the voucher as a PDF: in Russian, and in the client's language below it.
 *
 * @throws {FailureError} `not_found`, `conflict` while the booking is not confirmed, `unavailable`
 */
export async function readVoucher(deps: VoucherDeps, request: VoucherRequest): Promise<Buffer> {
  return drawVoucher(deps, await deps.openBooking(request.access), request.access.bookingNumber, request)
}

/**
 * Returns the same PDF for whoever has one of its keys.
 *
 * @throws {FailureError} `not_found`, `conflict`, `unavailable`
 */
export async function readKeyedVoucher(
  deps: KeyedDeps,
  { language, ...request }: KeyedRequest & { language: Language | null },
): Promise<Buffer> {
  await spendVoucherKey(deps, request)
  const source = await deps.findBooking(request.bookingNumber)
  if (!source) throw new FailureError('not_found', 'No such booking.')
  return drawVoucher(deps, source, request.bookingNumber, { language })
}

async function drawVoucher(deps: VoucherDeps, source: BookingSource, number: string, reader: VoucherReader) {
  const { facts, voucher } = await describeVoucher(deps, source, number, reader)
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
  const { access } = request
  return (await describeVoucher(deps, await deps.openBooking(access), access.bookingNumber, request)).voucher
}

async function describeVoucher(deps: VoucherDeps, source: BookingSource, number: string, reader: VoucherReader) {
  const clientLanguage = reader.language ?? source.language
  const inLanguage = (language: Language) => factsOf(deps, source, { ...reader, language }, VOUCHER_STATUSES)
  const russian = await inLanguage('ru')
  const facts: [SummaryFacts, ...SummaryFacts[]] =
    clientLanguage === 'ru' ? [russian] : [russian, await inLanguage(clientLanguage)]
  const href = bookingHref(deps.siteUrl, clientLanguage, number, null)
  return { facts: russian, voucher: voucherContent(facts, href) }
}

/**
 * Returns the rental as a calendar entry; for a cancelled booking, the entry that removes it.
 *
 * @throws {FailureError} `not_found`, `conflict` while the booking is not confirmed
 */
export async function readCalendarEntry(deps: VoucherDeps, request: VoucherRequest): Promise<string> {
  const { access } = request
  const source = await deps.openBooking(access)
  const language = request.language ?? source.language
  // A calendar needs the entry of a cancelled booking too.
  const facts = await factsOf(deps, source, { ...request, language }, [...VOUCHER_STATUSES, ...CALLED_OFF])
  return calendarEntry({
    ...source,
    facts,
    href: bookingHref(deps.siteUrl, language, access.bookingNumber, null),
  })
}

async function factsOf(
  deps: VoucherDeps,
  source: BookingSource,
  { language, isLetter = false }: ForLetter & { language: Language },
  allowed: readonly BookingStatus[],
) {
  const booking = await source.read(language)
  if (!allowed.includes(booking.status)) throw new FailureError('conflict', 'This booking has no such paper.')
  return bookingFacts(deps, source, isLetter ? withoutNote(booking) : booking, language)
}
