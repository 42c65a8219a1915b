import { addMinutes } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type {
  TransferOrderAnswer,
  TransferOrderRequest,
  TransferQuote,
  TransferTrip,
} from '@/provider/contract/transfer-orders'
import { FailureError } from '@/provider/failure-error'
import { personalConsents } from '@/provider/modules/consents/given-consents'
import type { PlacesService } from '@/provider/modules/places/list-places'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { legacyTransferHash } from '@/provider/records/idempotency/legacy-request-hash'
import { fingerprintOf, isSameRequest } from '@/provider/records/idempotency/request-fingerprint'
import type { Visitor } from '@/provider/rules/actors'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { type OfferedTrip, offerTrip } from './offer-trip'
import type { TransfersRepository } from './queries'
import type { TransferOrdersRepository } from './submit-order'
import { readTransfer, signTransfer } from './transfer-token'

const QUOTE_MINUTES = 30

type Parts = {
  orders: TransferOrdersRepository
  transfers: TransfersRepository
  places: PlacesService
  settings: SettingsService
  secret: string
  now: () => Date
}

export type TransferOrdersService = ReturnType<typeof createTransferOrdersService>

export function createTransferOrdersService({ orders, transfers, places, settings, secret, now }: Parts) {
  const { station } = settings

  async function offer(trip: TransferTrip, data: StationData): Promise<OfferedTrip> {
    const [models, routes, presets, known] = await Promise.all([
      transfers.list(station),
      transfers.listRoutes(station),
      transfers.listPresets(station),
      places.list('ru'),
    ])
    return offerTrip(trip, { models, routes, presets, places: known.map(({ code }) => code), data }, now())
  }

  async function requireLanguage(
    language: TransferOrderRequest['driverLanguage'],
    classId: string,
    { timeZone }: Pick<StationData, 'timeZone'>,
  ): Promise<void> {
    if (language === null) return
    const spoken = await transfers.listLanguages(station, classId, toStationMoment(now(), timeZone).date)
    if (spoken.includes(language)) return
    throw new FailureError('option_not_offered', 'No driver of this class speaks it.', {
      fields: { driverLanguage: 'not offered' },
    })
  }

  return {
    /** The price of a trip with its signed proof. Writes nothing. @throws {FailureError} what `offerTrip` refuses */
    async quote(trip: TransferTrip): Promise<TransferQuote> {
      const { price } = await offer(trip, await settings.current())
      const expiresAt = addMinutes(now(), QUOTE_MINUTES)
      const { totalKop, isFrom } = price
      const claims = { totalKop, isFrom, expiresAt: expiresAt.getTime() }
      return { price, quoteToken: signTransfer(trip, claims, secret), expiresAt: expiresAt.toISOString() }
    },

    /**
     * Keeps an order. The same key with the same request gets the same answer, before every other check: what was
     * answered stays answered, though the price is another now.
     *
     * @throws {FailureError} `idempotency_key_reused`, `consent_required`, `quote_invalid`, `price_changed`,
     * `too_many_requests`, and what `offerTrip` refuses
     */
    async order(
      request: TransferOrderRequest,
      { key, sent }: RequestKey,
      visitor: Visitor,
    ): Promise<TransferOrderAnswer> {
      const { language } = visitor
      const once = { key, ...fingerprintOf(sent, ['transfer_order', language], legacyTransferHash(request, language)) }
      const kept = await orders.findAnswer(key)
      if (kept && isSameRequest(kept, once)) return kept.response
      if (kept) throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
      const { quoteToken, ...told } = request
      const data = await settings.current()
      const at = now()
      const consents = personalConsents(visitor, data, at)
      const offered = await offer(told.trip, data)
      requireTold(told, offered)
      await requireLanguage(told.driverLanguage, offered.model.classId, data)
      requireQuoted(readTransfer(quoteToken, told.trip, secret), offered)
      return orders.keep({
        ...{ station, request: told, offer: offered, consents, once, at },
        language,
        tracking: visitor.tracking,
        maxPerPhone: data.transfers.maxOrdersPerPhone,
        branchEmail: data.main_email,
        timeZone: data.timeZone,
      })
    },
  }
}

/** An address for every end that is no place, and the flight where somebody is met. @throws {FailureError} `invalid_request` */
function requireTold({ trip, ...told }: Omit<TransferOrderRequest, 'quoteToken'>, { isMet }: OfferedTrip): void {
  const missing = [
    trip.fromPlace === null && told.fromAddress === '' && 'fromAddress',
    trip.kind === 'transfer' && trip.toPlace === null && told.toAddress === '' && 'toAddress',
    isMet && told.flight === '' && 'flight',
  ].filter((field) => field !== false)
  if (missing.length === 0) return
  throw new FailureError('invalid_request', `Not told: ${missing.join(', ')}.`, {
    fields: Object.fromEntries(missing.map((field) => [field, 'required'])),
  })
}

/** An expired quote of the same total is accepted, as a rental's is. @throws {FailureError} `quote_invalid`, `price_changed` */
function requireQuoted(quoted: ReturnType<typeof readTransfer>, { price }: OfferedTrip): void {
  if (!quoted) throw new FailureError('quote_invalid', 'The quote is not ours, or not for this trip.')
  if (quoted.totalKop === price.totalKop && quoted.isFrom === price.isFrom) return
  throw new FailureError('price_changed', 'The price is not the one that was shown.', {
    details: { oldTotalKop: quoted.totalKop, newTotalKop: price.totalKop },
  })
}
