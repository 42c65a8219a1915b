import { and, eq } from 'drizzle-orm'
import type { RentalRequest } from '@/provider/contract/quotes'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import type { Database } from '@/provider/db/database'
import { carModels } from '@/provider/db/schema/cars'
import { waitlistEntries } from '@/provider/db/schema/waitlist'
import { FailureError } from '@/provider/failure-error'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import type { NotificationContent, ReadNotification } from '@/provider/modules/outbox/content'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { searchHref, stopHref } from '@/provider/rules/notifications/site-links'
import { WAITLIST_LINKS, type WaitlistMessageKind } from '@/provider/rules/notifications/waitlist-texts'
import { momentText, shortMomentText } from '@/provider/rules/vouchers/moment-text'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { voucherLabel } from '@/provider/rules/vouchers/voucher-texts'

export type WaitlistContentDeps = {
  db: Database
  settings: Settings
  priceCarRental: Cars['priceCarRental']
  /** Signs the link that stops all such messages to an address. */
  signStop: (addressHash: string) => string
  siteUrl: string
}

type Entry = typeof waitlistEntries.$inferSelect

/**
 * Creates the reader of what is said to somebody who waited for a car. It prices the rental when the message leaves; a car
 * that was booked meanwhile is not announced.
 */
export function createWaitlistContent(deps: WaitlistContentDeps): ReadNotification<WaitlistMessageKind> {
  const { db, settings, priceCarRental } = deps
  return async ({ channel, params }, language) => {
    const [row] = await db
      .select({ entry: waitlistEntries, slug: carModels.slug })
      .from(waitlistEntries)
      .innerJoin(carModels, eq(carModels.id, waitlistEntries.modelId))
      .where(and(eq(waitlistEntries.id, Number(params.entry)), eq(waitlistEntries.station, settings.station)))
    if (row?.entry.state !== 'notified') return null
    const rental = await priceCarRental(rentalOf(row.entry, row.slug), { language }).catch(unlessRejected)
    if (rental?.reason !== null) return null
    return contentOf(deps, row.entry, rental, { language, isSms: channel === 'sms' })
  }
}

function contentOf(
  { siteUrl, signStop }: WaitlistContentDeps,
  { addressHash }: Entry,
  { model, period, price, handOver, data }: PricedRental,
  { language, isSms }: { language: Language; isSms: boolean },
): NotificationContent {
  const { pickupPlace, dropoffPlace } = handOver
  const places = { placeId: pickupPlace.id, backId: dropoffPlace.id, timeZone: data.timeZone }
  const href = searchHref(siteUrl, language, { ...period, ...places }, model.slug)
  const values = { car: model.name, shortMoment: shortMomentText(period.pickup, data, language), href }
  if (isSms) return { values, body: {} }
  const row = (term: Parameters<typeof voucherLabel>[0], value: string, notes: string[] = []) => ({
    term: voucherLabel(term, language),
    value,
    notes,
  })
  const rows = [
    row('car', model.name),
    row('pickup', momentText(period.pickup, data, language), [textIn(pickupPlace.name, language)]),
    row('dropoff', momentText(period.dropoff, data, language), [textIn(dropoffPlace.name, language)]),
    row('total', amountText(price.totalKop, language)),
  ]
  const text = (name: keyof typeof WAITLIST_LINKS) => WAITLIST_LINKS[name][language]
  const stop = addressHash && {
    href: stopHref(siteUrl, language, signStop(addressHash)),
    text: text('stop'),
    note: text('stopNote'),
  }
  const book = { href, text: text('book'), note: text('bookNote') }
  return { values, body: { tables: [{ heading: '', isSums: false, rows }], link: book, links: stop ? [stop] : [] } }
}

function rentalOf({ startAt, endAt, pickupPlace, dropoffPlace }: Entry, slug: string): RentalRequest {
  const dates = { df: formatWireMoment(startAt), dt: formatWireMoment(endAt) }
  return { slug, ...dates, city: pickupPlace, dropoffPlace, options: NO_OPTIONS, pc: '' }
}

/** A rental that cannot be booked any more is not announced. */
function unlessRejected(error: unknown): null {
  if (error instanceof FailureError) return null
  throw error
}
