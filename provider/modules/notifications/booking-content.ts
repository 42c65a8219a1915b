import { and, eq } from 'drizzle-orm'
import type { Booking, BookingStatus } from '@/provider/contract/bookings'
import type { CarItem } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import { parseWireMoment } from '@/provider/contract/rules/dates/wire-time'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { isUnproved } from '@/provider/db/sql/unproved-booking'
import type { BookingSource } from '@/provider/modules/bookings/booking-source'
import { type CarPictures, picturedCar } from '@/provider/modules/cars/car-pictures'
import {
  attachesVoucher,
  isAfterReturn,
  isStillTrue,
  showsRental,
} from '@/provider/modules/notifications/rules/booking-kinds'
import { bookingLetter, factTable, sumTable } from '@/provider/modules/notifications/rules/booking-letter'
import { bookingValues } from '@/provider/modules/notifications/rules/booking-values'
import { cancellationContent } from '@/provider/modules/notifications/rules/cancellation'
import { cleanReturnValues } from '@/provider/modules/notifications/rules/clean-return'
import { depositBackValues } from '@/provider/modules/notifications/rules/deposit-back'
import { extensionValues } from '@/provider/modules/notifications/rules/extension-values'
import { payLink } from '@/provider/modules/notifications/rules/pay-link'
import { returnChargesContent } from '@/provider/modules/notifications/rules/return-charges'
import type { NotificationContent, ReadNotification } from '@/provider/modules/outbox/content'
import { bookingFacts, type FactDeps, withoutNote } from '@/provider/modules/vouchers/booking-facts'
import { listUnpaidCharges } from '@/provider/records/debts/unpaid-charges'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import { findDepositTerms } from '@/provider/records/deposits/deposit-terms'
import { canTransition, isReleased } from '@/provider/rules/bookings/transitions'
import { openCashKop } from '@/provider/rules/deposits/deposit-state'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import type { BookingMessageKind } from '@/provider/rules/notifications/booking-texts'
import type { Channel, LetterLink } from '@/provider/rules/notifications/messages'
import { bookingHref, notMineHref, type SearchedRental } from '@/provider/rules/notifications/site-links'
import { briefRows, type SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { voucherLabel } from '@/provider/rules/vouchers/voucher-texts'
import { findExtension } from './extension-request'
import { letterAttachments, type Vouchers } from './letter-attachments'
import { readBranchReason } from './rental-end-queries'

export type BookingContentDeps = FactDeps & {
  db: Database
  findBooking: (number: string) => Promise<(BookingSource & { key: string; ownerToken: string }) | null>
  findNearestFree: (rental: RentalRequest, language: Language) => Promise<CarItem[]>
  vouchers: Vouchers
  carPictures: Pick<CarPictures, 'banner'>
  siteUrl: string
}

/** The values and links that only notifications of some kinds have. */
type KindContent = { values: Record<string, string>; links: LetterLink[] }

/**
 * Creates the reader of what letters and SMS say about a booking. It reads the booking when they are sent: a late one says
 * what is true then.
 */
export function createBookingContent(deps: BookingContentDeps): ReadNotification<BookingMessageKind> {
  const { db, findBooking, vouchers, siteUrl } = deps
  const { station } = deps.settings
  return async ({ kind, channel, params, address, attempts }, language) => {
    const source = await findBooking(params.booking ?? '')
    const booking = await source?.read(language)
    if (!source || !booking || !isStillTrue(kind, booking.status)) return null
    const facts = await bookingFacts(deps, source, withoutNote(booking), language)
    const { number } = booking
    if (kind === 'booking_closed') {
      const charges = await listUnpaidCharges(db, station, number)
      const cashKop = openCashKop(await listDepositHolds(db, [source.id]))
      return closedBookingContent(facts, { charges, cashKop }, siteUrl)
    }
    const sum = params.amountKop ?? params.receivedKop
    const amountKop = sum === undefined ? null : Number(sum)
    const kindContent = await kindContentOf(deps, { kind, params }, source, facts)
    if (kindContent === null) return null
    const values = { ...bookingValues(facts, { amountKop, reason: params.reason }), ...kindContent.values }
    if (kind === 'booking_unproved') {
      const link = notMineHref(siteUrl, language, source.ownerToken)
      const isStillUnproved = await isBookingUnproved(db, source.id)
      return isStillUnproved ? ownersContent(values, link, language, channel) : null
    }
    if (channel === 'sms') return { values: { ...values, moment: values.shortMoment ?? '' }, body: {} }
    const isDriver = address === source.email
    const link = linkOf({ ...source, number, status: booking.status, siteUrl, isDriver }, language)
    // Its driver is erased, and its key.
    const isDisowned = kind === 'booking_disowned'
    const isOver = isDisowned || isAfterReturn(kind) || (kind === 'payment_refunded' && isReleased(booking.status))
    const body = { ...bookingLetter(kind, facts, isOver), ...(isDisowned ? {} : { link }), links: kindContent.links }
    const picture = showsRental(kind) ? await pictureOf(deps, source, booking) : null
    const content = { body, ...(picture && { picture }) }
    if (!isDriver || !attachesVoucher(kind)) return { ...content, values: { ...values, attached: '' } }
    const { text, attachments } = await letterAttachments(vouchers, { number, key: source.key, language, attempts })
    // Drawing waits in a queue and takes seconds: the booking may have been cancelled meanwhile.
    const present = await (await findBooking(number))?.read(language)
    if (!present || !isStillTrue(kind, present.status)) return null
    return { ...content, values: { ...values, attached: text }, attachments }
  }
}

const NOT_MINE: Texts = { ru: 'Это не я', en: 'It was not me', 'zh-CN': '非本人预订' }

/** The owner of the phone reads nothing of who booked, and gets no link that opens the booking. */
function ownersContent(
  values: Record<string, string>,
  link: string,
  language: Language,
  channel: Channel,
): NotificationContent {
  if (channel === 'sms') return { values: { ...values, moment: values.shortMoment ?? '', link }, body: {} }
  const number = { term: voucherLabel('number', language), value: values.number ?? '' }
  return { values, body: { number, link: { href: link, text: NOT_MINE[language], note: '' } } }
}

/** It may have been proved, or paid, before its message leaves. */
async function isBookingUnproved(db: Database, id: number): Promise<boolean> {
  return (await db.$count(bookings, and(eq(bookings.id, id), isUnproved()))) > 0
}

/** Returns null when the notification is not true any more. */
async function kindContentOf(
  { db, findNearestFree, siteUrl, settings: { station } }: BookingContentDeps,
  { kind, params }: { kind: BookingMessageKind; params: Record<string, string> },
  source: BookingSource,
  facts: SummaryFacts,
): Promise<KindContent | null> {
  const { booking, language, data } = facts
  if (kind === 'booking_cancelled_by_branch') {
    const rental = searchedRental(source, data.timeZone)
    const reason = await readBranchReason(db, station, booking.number)
    const cars = rental ? await findNearestFree(source.rental, language) : []
    return rental && cancellationContent(facts, { reason, rental, cars, siteUrl })
  }
  if (kind === 'booking_extended' || kind === 'booking_extension_declined') {
    const extension = await findExtension(db, station, Number(params.extension))
    const isPayable = kind === 'booking_extended' && booking.dueKop > 0
    const links = isPayable ? [payLink(siteUrl, language, { purpose: 'booking', number: booking.number })] : []
    return extension && { values: extensionValues(extension, facts), links }
  }
  if (kind !== 'booking_returned' && kind !== 'deposit_given_back') return { values: {}, links: [] }
  const terms = await findDepositTerms(db, booking.number)
  if (kind === 'deposit_given_back')
    return { values: depositBackValues(terms?.holds ?? [], Number(params.amountKop), language), links: [] }
  const hasCharges = terms === null || (await listUnpaidCharges(db, station, booking.number)).length > 0
  const values = terms === null || hasCharges ? null : cleanReturnValues(facts, terms)
  return values && { values, links: [] }
}

function searchedRental({ rental }: BookingSource, timeZone: string): SearchedRental | null {
  const [pickup, dropoff] = [parseWireMoment(rental.df), parseWireMoment(rental.dt)]
  return pickup && dropoff && { pickup, dropoff, placeId: rental.city, backId: rental.dropoffPlace, timeZone }
}

function closedBookingContent(
  facts: SummaryFacts,
  due: Parameters<typeof returnChargesContent>[1],
  siteUrl: string,
): NotificationContent | null {
  const content = returnChargesContent(facts, due, siteUrl)
  if (content === null) return null
  const { amountKop, rows, pay } = content
  const values = { ...bookingValues(facts, { amountKop }), ...content.values }
  return { values, body: { tables: [sumTable('', rows), factTable(briefRows(facts))], ...pay } }
}

/** The car that waits for its driver; the text beside it says the same as its name. */
async function pictureOf({ carPictures }: BookingContentDeps, { setAside }: BookingSource, booking: Booking) {
  const picture = await carPictures.banner(picturedCar(booking, setAside.cvet))
  return picture && { ...picture, alt: booking.car.car_data.naimenovanie }
}

type BookingLink = { number: string; status: BookingStatus; key: string; siteUrl: string; isDriver: boolean }

/** Only the driver's own address gets the secret link, with a note of what can be done by it. */
function linkOf({ number, status, key, siteUrl, isDriver }: BookingLink, language: Language) {
  const canCancel = canTransition(status, 'cancelled_client')
  const note = canCancel ? 'openOnly' : status === 'active' ? 'openOnlyOut' : 'openOnlyToSee'
  return {
    href: bookingHref(siteUrl, language, number, isDriver ? key : null),
    text: voucherLabel(status === 'held' ? 'confirm' : 'open', language),
    note: isDriver ? voucherLabel(note, language) : '',
  }
}
