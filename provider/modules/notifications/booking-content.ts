import type { BookingStatus } from '@/provider/contract/bookings'
import { parseWireMoment } from '@/provider/contract/rules/dates/wire-time'
import type { PaperRow } from '@/provider/contract/vouchers'
import type { Bookings } from '@/provider/modules/bookings/bind-bookings'
import type { VoucherSource } from '@/provider/modules/bookings/voucher-access'
import type { CarsService } from '@/provider/modules/cars/cars'
import { newsValues } from '@/provider/modules/notifications/rules/booking-values'
import { calledOffNews } from '@/provider/modules/notifications/rules/cancellation'
import { returnedNews } from '@/provider/modules/notifications/rules/clean-return'
import { closingNews, type UnpaidCharge } from '@/provider/modules/notifications/rules/return-charges'
import type { News, Told } from '@/provider/modules/outbox/content'
import { type FactSources, paperFacts } from '@/provider/modules/vouchers/booking-facts'
import type { PapersService } from '@/provider/modules/vouchers/read-voucher'
import { canTransition, isReleased } from '@/provider/rules/bookings/transitions'
import type { Language } from '@/provider/rules/i18n/language'
import {
  type BookingMessageKind,
  bringsPapers,
  isStillTrue,
  saysWhatToBring,
  showsPrice,
} from '@/provider/rules/notifications/booking-texts'
import type { LetterLink } from '@/provider/rules/notifications/messages'
import { bookingHref, type SearchedRental } from '@/provider/rules/notifications/site-links'
import { bookingSummary, briefRows, bringRow, type SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { voucherLabel } from '@/provider/rules/vouchers/voucher-texts'
import { letterPapers } from './letter-attachments'
import type { RentalEnd } from './rental-end-queries'
import type { ListCharges } from './unpaid-charges'

type Parts = FactSources & {
  bookings: Pick<Bookings, 'findForNotification'>
  cars: Pick<CarsService, 'nearestFree'>
  papers: Pick<PapersService, 'voucher' | 'calendar'>
  siteUrl: string
  listCharges: ListCharges
  rentalEnd: RentalEnd
}

/** What letters and SMS say of a booking, read when they leave: a late one tells how things stand, not how they stood. */
export function createBookingNews({ bookings, cars, papers, siteUrl, listCharges, rentalEnd, ...sources }: Parts) {
  const { station } = sources.settings

  const news: News<BookingMessageKind> = {
    async tell({ kind, channel, params, address, attempts }, language): Promise<Told | null> {
      const source = await bookings.findForNotification(params.booking ?? '')
      const booking = await source?.read(language)
      if (!source || !booking || !isStillTrue(kind, booking.status)) return null
      const facts = await paperFacts(sources, booking, language)
      const { number } = booking
      if (kind === 'booking_closed') return closedBooking(facts, await listCharges(station, number), siteUrl)
      const sum = params.amountKop ?? params.receivedKop
      const amountKop = sum === undefined ? null : Number(sum)
      const more = await moreOf(kind, source, facts)
      if (more === null) return null
      const values = { ...newsValues(facts, { amountKop, reason: params.reason }), ...more.values }
      if (channel === 'sms') return { values: { ...values, moment: values.shortMoment ?? '' }, body: {} }
      const isOwn = address === source.email
      const link = linkOf({ ...source, number, status: booking.status, siteUrl, isOwn }, language)
      const body = { tables: tablesOf(kind, facts), link, links: more.links }
      if (!isOwn || !bringsPapers(kind)) return { values: { ...values, attached: '' }, body }
      const { text, attachments } = await letterPapers(papers, { number, key: source.key, language, attempts })
      return { values: { ...values, attached: text }, body, attachments }
    },
  }
  return news

  /** What only some kinds name. @returns null: it is not true any more */
  async function moreOf(kind: BookingMessageKind, source: VoucherSource, facts: SummaryFacts): Promise<More | null> {
    const { booking, language, data } = facts
    if (kind === 'booking_cancelled_by_branch') {
      const rental = rentalOf(source, data.timeZone)
      const reason = await rentalEnd.branchReason(station, booking.number)
      const free = rental ? await cars.nearestFree(source.rental, language) : []
      return rental && calledOffNews(facts, { reason, rental, cars: free, siteUrl })
    }
    if (kind !== 'booking_returned') return { values: {}, links: [] }
    const terms = await rentalEnd.deposit(station, booking.number)
    const values =
      terms && (await listCharges(station, booking.number)).length === 0 ? returnedNews(facts, terms) : null
    return values && { values, links: [] }
  }
}

function rentalOf({ rental }: VoucherSource, timeZone: string): SearchedRental | null {
  const [pickup, dropoff] = [parseWireMoment(rental.df), parseWireMoment(rental.dt)]
  return pickup && dropoff && { pickup, dropoff, placeId: rental.city, backId: rental.dropoffPlace, timeZone }
}

function closedBooking(facts: SummaryFacts, charges: UnpaidCharge[], siteUrl: string): Told | null {
  const news = closingNews(facts, charges, siteUrl)
  if (news === null) return null
  const { amountKop, rows, link } = news
  const values = { ...newsValues(facts, { amountKop }), ...news.values }
  return { values, body: { tables: [rows, briefRows(facts)], link } }
}

function tablesOf(kind: BookingMessageKind, facts: SummaryFacts): PaperRow[][] {
  const isOver = kind === 'booking_returned' || (kind === 'payment_refunded' && isReleased(facts.booking.status))
  if (isOver) return [briefRows(facts)]
  const { trip, lines, sums } = bookingSummary(facts)
  const bring = saysWhatToBring(kind) ? [[bringRow(facts)]] : []
  return showsPrice(kind) ? [trip, lines, sums, ...bring] : [trip]
}

/** What only some kinds name, and the links of theirs. */
type More = { values: Record<string, string>; links: LetterLink[] }

type Linked = { number: string; status: BookingStatus; key: string; siteUrl: string; isOwn: boolean }

/** The secret link goes to the driver's own address alone. Whoever can still cancel by it is told so. */
function linkOf({ number, status, key, siteUrl, isOwn }: Linked, language: Language) {
  const note = canTransition(status, 'cancelled_client') ? 'openOnly' : 'openOnlyToSee'
  return {
    href: bookingHref(siteUrl, language, number, isOwn ? key : null),
    text: voucherLabel('open', language),
    note: isOwn ? voucherLabel(note, language) : '',
  }
}
