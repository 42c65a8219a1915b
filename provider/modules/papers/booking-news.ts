import type { PaperRow } from '@/provider/contract/papers'
import type { BookingsService } from '@/provider/modules/bookings/service'
import type { BookingNews, Told } from '@/provider/modules/outbox/content'
import { isReleased } from '@/provider/rules/booking-moves'
import { bookingPaper, briefRows, type PaperFacts } from '@/provider/rules/booking-paper'
import { type BookingMessageKind, isStillTrue, showsPrice } from '@/provider/rules/booking-templates'
import { closingNews, type UnpaidCharge } from '@/provider/rules/closing-news'
import type { Language } from '@/provider/rules/language'
import { newsValues } from '@/provider/rules/news-values'
import { paperText } from '@/provider/rules/paper-texts'
import { bookingHref } from '@/provider/rules/site-href'
import type { ListCharges } from './charges-repository'
import { type FactSources, paperFacts } from './source-paper'

type Parts = FactSources & { bookings: Pick<BookingsService, 'tellable'>; siteUrl: string; listCharges: ListCharges }

/** What letters and SMS say of a booking, read when they leave: a late one tells how things stand, not how they stood. */
export function createBookingNews({ bookings, siteUrl, listCharges, ...sources }: Parts): BookingNews {
  return {
    async tell({ kind, channel, params, address }, language): Promise<Told | null> {
      const source = await bookings.tellable(params.booking ?? '')
      const booking = await source?.read(language)
      if (!source || !booking || !isStillTrue(kind, booking.status)) return null
      const facts = await paperFacts(sources, booking, language)
      if (kind === 'booking_closed') {
        const charges = await listCharges(sources.settings.station, booking.number)
        return closedBooking(facts, charges, siteUrl)
      }
      const sum = params.amountKop ?? params.receivedKop
      const amountKop = sum === undefined ? null : Number(sum)
      const values = newsValues(facts, { amountKop, reason: params.reason })
      if (channel === 'sms') return { values: { ...values, moment: values.shortMoment ?? '' }, body: {} }
      const tables = tablesOf(kind, facts)
      const link = linkOf({ ...source, number: booking.number, siteUrl, isOwn: address === source.email }, language)
      return { values, body: { tables, link } }
    },
  }
}

function closedBooking(facts: PaperFacts, charges: UnpaidCharge[], siteUrl: string): Told | null {
  const news = closingNews(facts, charges, siteUrl)
  if (news === null) return null
  const { amountKop, rows, link } = news
  const values = { ...newsValues(facts, { amountKop }), ...news.values }
  return { values, body: { tables: [rows, briefRows(facts)], link } }
}

function tablesOf(kind: BookingMessageKind, facts: PaperFacts): PaperRow[][] {
  if (kind === 'payment_refunded' && isReleased(facts.booking.status)) return [briefRows(facts)]
  const { trip, lines, sums } = bookingPaper(facts)
  return showsPrice(kind) ? [trip, lines, sums] : [trip]
}

type Linked = { number: string; key: string; siteUrl: string; isOwn: boolean }

/** The secret link goes to the driver's own address alone. */
function linkOf({ number, key, siteUrl, isOwn }: Linked, language: Language) {
  return {
    href: bookingHref(siteUrl, language, number, isOwn ? key : null),
    text: paperText('open', language),
    note: isOwn ? paperText('openOnly', language) : '',
  }
}
