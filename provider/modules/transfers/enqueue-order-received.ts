import { and, eq } from 'drizzle-orm'
import type { TransferOrderRequest } from '@/provider/contract/transfers'
import type { Transaction } from '@/provider/db/database'
import { places } from '@/provider/db/schema/places'
import { transferRoutes } from '@/provider/db/schema/transfers'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { enqueueOfTyped } from '@/provider/records/notifications/limit-letters'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'
import { TRIP_NAMES } from '@/provider/rules/transfers/trip-names'
import { bareMomentText } from '@/provider/rules/vouchers/moment-text'
import type { OfferedTrip } from './offer-trip'

/** In Russian, as the branch reads its letter. */
const UNPROVED = 'без входа в кабинет, телефон не подтверждён'

type ReceivedOrder = {
  station: string
  /** Null: nobody was signed in. */
  clientId: number | null
  number: string
  request: Omit<TransferOrderRequest, 'quoteToken'>
  offer: OfferedTrip
  language: Language
  /** Hash of the network from which it was ordered; null: not known. */
  network: string | null
  branchEmail: string
  timeZone: string
  at: Date
}

/** Enqueues the e-mail to the branch, without names, and SMS and e-mail to the client, in the client's language. */
export async function enqueueOrderReceived(tx: Transaction, order: ReceivedOrder): Promise<void> {
  const { station, clientId, number, request, offer, language, network, branchEmail, timeZone, at } = order
  const factsIn = (reader: Language) => ({
    number,
    car: offer.model.name,
    at: bareMomentText(offer.startAt, { timeZone }, reader),
    total: totalIn(offer.price, reader),
  })
  const client = { station, kind: 'transfer_received', at, params: factsIn(language) } as const
  await enqueue(tx, { ...client, channel: 'sms', clientId, address: request.phone, language, network })
  await enqueueOfTyped(tx, { ...client, channel: 'email', clientId, address: request.email, language })
  const params = {
    ...{
      ...factsIn('ru'),
      client: clientId === null ? UNPROVED : `№ ${clientId}`,
      passengers: String(request.trip.passengers),
    },
    ...(await tripFacts(tx, order)),
  }
  const branch = { clientId, address: branchEmail, language: 'ru' } as const
  await enqueue(tx, { ...branch, station, kind: 'transfer_ordered', channel: 'email', params, at })
}

/** The branch reads the names of its own places and trips; a typed address stays in the order. */
async function tripFacts(tx: Transaction, { station, request: { trip }, offer }: ReceivedOrder) {
  const rows = await tx.select({ code: places.code, name: places.name }).from(places).where(eq(places.station, station))
  const nameOf = (code: string | null) => rows.find((place) => place.code === code)?.name.ru ?? 'другой адрес'
  const [route] = await tx
    .select({ name: transferRoutes.name })
    .from(transferRoutes)
    .where(and(eq(transferRoutes.station, station), eq(transferRoutes.id, offer.routeId ?? '')))
  const kind = TRIP_NAMES[trip.kind].ru
  return {
    ...{ trip: trip.kind === 'excursion' && route ? `${kind} «${route.name.ru}»` : kind },
    ...{ hours: String(offer.price.hours), from: nameOf(trip.fromPlace) },
    to: trip.kind === 'transfer' ? nameOf(trip.toPlace) : '—',
  }
}

function totalIn({ totalKop, isFrom }: OfferedTrip['price'], language: Language): string {
  const total = roublesIn(totalKop, language)
  if (!isFrom) return total
  return { ru: `от ${total}`, en: `from ${total}`, 'zh-CN': `${total} 起` }[language]
}
