import { subHours } from 'date-fns'
import type { RentalRequest } from '@/provider/contract/quotes'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import type { WaitlistRequest, WaitlistResponse } from '@/provider/contract/waitlist'
import { waitlistEntries } from '@/provider/db/schema/waitlist'
import { FailureError } from '@/provider/failure-error'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { wideNetworkHash } from '@/provider/records/visitors/network-hash'
import type { Visitor } from '@/provider/rules/actors'
import { admitEntry, type NewEntry } from './admit-entry'
import { resolveDestination } from './resolve-destination'
import { addressHashes } from './stop-token'
import type { WaitlistDeps } from './waitlist-deps'

/** `clientId`: of the session; null without one. */
type Requester = Visitor & { clientId: number | null }

/**
 * Stores that somebody wants to be told once when a model is free for some dates. A repeated request is stored once. What
 * an address that nobody has proved may not have is not stored, with the same response, which does not say whose address is
 * known. A car that is free already is not waited for.
 *
 * @throws {FailureError} `consent_required`, `not_found`, `unknown_place`, `car_not_for_hire`, `too_many_requests`,
 *   `unauthenticated` for an SMS without a session, or the code of wrong dates
 */
export async function joinWaitlist(
  deps: WaitlistDeps,
  request: WaitlistRequest,
  requester: Requester,
): Promise<WaitlistResponse> {
  const { db, cars, settings, now } = deps
  const at = now()
  const consents = personalConsents(requester, await settings.current(), at)
  const rental = await cars.priceCarRental(rentalOf(request))
  const { data, period, reason } = rental
  if (reason === null) return { state: 'free' }
  if (reason !== 'taken') throw new FailureError('car_not_for_hire', `Waiting does not help: ${reason}.`)
  const entry = await newEntry(deps, { request, requester, rental })
  await db.transaction(async (tx) => {
    const hashes = entry.email ? addressHashes(entry.email, deps.secret) : []
    if (!(await admitEntry(tx, { entry, hashes }, data.waitlist, at))) return
    const [row] = await tx
      .insert(waitlistEntries)
      .values({ ...entry, createdAt: at })
      .returning({ id: waitlistEntries.id })
    if (!row) throw new Error('an inserted waitlist entry has no id')
    await recordConsents(tx, { waitlistId: row.id }, consents)
  })
  return { state: 'waiting', until: subHours(period.pickup, data.rules.minHoursBeforePickup).toISOString() }
}

type Joining = { request: WaitlistRequest; requester: Requester; rental: PricedRental }

async function newEntry(deps: WaitlistDeps, { request, requester, rental }: Joining): Promise<NewEntry> {
  const { clientId, language, ip } = requester
  const { model, period, handOver } = rental
  const destination = await resolveDestination(deps, request.destination, clientId)
  return {
    station: deps.settings.station,
    modelId: model.id,
    startAt: period.pickup,
    endAt: period.dropoff,
    pickupPlace: handOver.pickupPlace.id,
    dropoffPlace: handOver.dropoffPlace.id,
    ...destination,
    clientId,
    network: destination.isProved ? null : wideNetworkHash(ip, deps.secret),
    language,
  }
}

function rentalOf({ slug, df, dt, city, dropoffPlace }: WaitlistRequest): RentalRequest {
  return { slug, df, dt, city, dropoffPlace, options: NO_OPTIONS, pc: '' }
}
