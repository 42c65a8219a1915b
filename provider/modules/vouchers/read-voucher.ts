import type { BookingStatus } from '@/provider/contract/bookings'
import { VOUCHER_STATUSES } from '@/provider/contract/rules/vouchers/voucher-status'
import type { Voucher } from '@/provider/contract/vouchers'
import { FailureError } from '@/provider/failure-error'
import type { Bookings } from '@/provider/modules/bookings/bind-bookings'
import type { VoucherAccess, VoucherSource } from '@/provider/modules/bookings/voucher-access'
import { CALLED_OFF } from '@/provider/rules/bookings/transitions'
import type { Language } from '@/provider/rules/i18n/language'
import { bookingHref } from '@/provider/rules/notifications/site-links'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { type FactSources, paperFacts } from './booking-facts'
import { calendarEntry } from './calendar-entry'
import { voucherContent } from './voucher-content'

type Parts = FactSources & {
  bookings: Pick<Bookings, 'openForVoucher'>
  vouchers: { take(content: string): Promise<Buffer> }
  siteUrl: string
}

/** `language`: of the page that asks; null: in which it was booked. */
type Wish = { number: string; opener: Omit<VoucherAccess, 'bookingNumber'>; language: Language | null }

export type PapersService = ReturnType<typeof createPapersService>

export function createPapersService({ bookings, vouchers, siteUrl, ...sources }: Parts) {
  return {
    /**
     * The voucher as a PDF: in Russian, and in the client's language under it.
     *
     * @throws {FailureError} `not_found`, `conflict` while it is not confirmed, `unavailable`.
     */
    async voucher(wish: Wish): Promise<Buffer> {
      return vouchers.take(JSON.stringify(await voucherText(wish)))
    },

    voucherText,

    /**
     * The rental for a calendar; of a cancelled one, what takes it out again.
     *
     * @throws {FailureError} `not_found`, `conflict` while it is not confirmed.
     */
    async calendar({ number, opener, language }: Wish): Promise<string> {
      const source = await bookings.openForVoucher({ bookingNumber: number, ...opener })
      const own = language ?? source.language
      // A calendar has to hear of what was called off as well.
      const facts = await factsOf(source, own, [...VOUCHER_STATUSES, ...CALLED_OFF])
      return calendarEntry({ ...source, facts, href: bookingHref(siteUrl, own, number, null) })
    },
  }

  /** What stands on the voucher. @throws {FailureError} `not_found`, `conflict` while it is not confirmed. */
  async function voucherText({ number, opener, language }: Wish): Promise<Voucher> {
    const source = await bookings.openForVoucher({ bookingNumber: number, ...opener })
    const other = language ?? source.language
    const russian = await factsOf(source, 'ru', VOUCHER_STATUSES)
    const facts: [SummaryFacts, ...SummaryFacts[]] =
      other === 'ru' ? [russian] : [russian, await factsOf(source, other, VOUCHER_STATUSES)]
    return voucherContent(facts, bookingHref(siteUrl, other, number, null))
  }

  async function factsOf(source: VoucherSource, language: Language, allowed: readonly BookingStatus[]) {
    const booking = await source.read(language)
    if (!allowed.includes(booking.status)) throw new FailureError('conflict', 'This booking has no such paper.')
    return paperFacts(sources, booking, language)
  }
}
