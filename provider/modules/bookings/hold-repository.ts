import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Booking, Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/rental-period'
import type { Database, Transaction } from '@/provider/db/database'
import { keepConsents } from '@/provider/db/keep-consents'
import { retryTransaction } from '@/provider/db/retry-transaction'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import type { GivenConsent } from '@/provider/rules/given-consent'
import type { Language } from '@/provider/rules/language'
import { answerOnce, type Idempotency, type StoredAnswer } from './answers-repository'
import { addExtras, type ChosenExtra, requireExtrasLeft } from './extras-repository'
import { admitHolder, type Holder, type HoldLimits } from './hold-limits-repository'
import { keepOffer } from './offer-repository'
import { lockFreePlate } from './plate-repository'
import { requirePromoLeft } from './promo-limits-repository'
import { countRenewal } from './renewal-repository'
import type { StoredBooking } from './repository'

const SALT_BYTES = 12

/** What a booking keeps of an offer. */
export type RentalTerms = {
  rental: RentalRequest
  modelId: number
  period: RentalPeriod
  blockedUntil: Date
  price: Price
  rulesVersion: string
  /** Null: the price has no code. */
  promoCode: string | null
  liabilityKop: number
  chosenExtras: readonly ChosenExtra[]
}

export type NewHold = RentalTerms & {
  station: string
  driver: Driver
  extraDrivers: ExtraDriver[]
  flight: string
  language: Language
  consents: GivenConsent[]
  /** The client whose session takes it; null: the client whom the driver's phone names. */
  ownerId: number | null
  holdUntil: Date
  limits: HoldLimits
  /** A hold that ran out and is taken again; null: nothing was held before. */
  again: { bookingId: number; maxHoldRenewals: number } | null
  now: Date
  ip: string | null
  visitor: string | null
  idempotency: Idempotency
  /** Turns the row into the answer; pure, because it runs inside the transaction. */
  describe: (booking: StoredBooking) => Booking
}

export type HoldRepository = ReturnType<typeof createHoldRepository>

/** @param secret key of the hashes of networks. */
export function createHoldRepository(db: Database, secret: string) {
  return {
    /**
     * Takes a free plate of the model for `holdUntil`, or gives what was answered to this key before.
     *
     * Everything stands or falls together: a refusal leaves no row, the key included, so that the same key may try again.
     * @throws {FailureError} `car_taken`, `extra_sold_out`, `promo_used_up`, `promo_client_limit`, `offer_refused`, `renewals_used_up`;
     * `too_many_requests` when the phone, the address or the visit keeps as many cars as it may.
     */
    async hold(hold: NewHold): Promise<StoredAnswer> {
      return retryTransaction(db, (tx) =>
        answerOnce(tx, hold.idempotency, hold.now, async () => {
          // The holder, the code, the extras, the plate, always: holds queue and never wait for each other in a circle.
          const holder = await admitHolder(tx, { ...hold, secret })
          await requirePromoLeft(tx, { ...hold, clientId: holder.clientId })
          await requireExtrasLeft(tx, hold)
          const carId = await lockFreePlate(tx, hold)
          const renewals = hold.again ? await countRenewal(tx, hold.again) : 0
          const stored = await insertHold(tx, { ...hold, renewals }, carId, holder)
          const taken = { bookingId: stored.id, clientId: holder.clientId, offerId: hold.rental.offer ?? null }
          await keepOffer(tx, { ...taken, now: hold.now })
          return { booking: hold.describe(stored), keySalt: stored.keySalt }
        }),
      )
    },
  }
}

async function insertHold(
  tx: Transaction,
  hold: NewHold & { renewals: number },
  carId: number,
  { clientId, network, visitor }: Holder,
): Promise<StoredBooking> {
  const { period, price, rental, driver, language, liabilityKop, now } = hold
  const [row] = await tx
    .insert(bookings)
    .values({
      station: hold.station,
      number: String(randomInt(1_000_000, 10_000_000)),
      kind: 'booking',
      carId,
      modelId: hold.modelId,
      clientId,
      signedIn: hold.ownerId !== null,
      startAt: period.pickup,
      endAt: period.dropoff,
      blockedUntil: hold.blockedUntil,
      status: 'held',
      holdUntil: hold.holdUntil,
      holdNetwork: network === null ? null : sql`${network}::cidr`,
      holdVisitor: visitor,
      renewals: hold.renewals,
      totalKop: price.totalKop,
      price,
      rulesVersion: hold.rulesVersion,
      rental,
      driver,
      extraDrivers: hold.extraDrivers,
      flight: hold.flight,
      promoCode: hold.promoCode,
      liabilityKop,
      language,
      keySalt: randomBytes(SALT_BYTES).toString('base64url'),
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('an inserted booking has no id')
  await addExtras(tx, row.id, hold)
  await tx.insert(bookingStatusHistory).values({ bookingId: row.id, status: 'held', actor: 'client', at: now })
  await keepConsents(tx, { bookingId: row.id }, hold.consents)
  return { ...row, price, rental, driver, language, liabilityKop, history: [{ status: 'held', at: now }] }
}
