import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Booking, Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import type { Referral } from '@/provider/rules/partners/referral'
import { keepOffer } from './claim-offer'
import { answerOnce, type Idempotency, type StoredAnswer } from './idempotent-hold'
import { admitHolder, type Holder, type HoldLimits } from './limit-holds'
import { requirePromoLeft } from './limit-promo'
import { takeFreePlate } from './pick-plate'
import type { StoredBooking } from './queries'
import { countRenewal } from './renew-hold'
import { addExtras, type ChosenExtra, requireExtrasLeft } from './reserve-extras'

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
  referral: Referral
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
          let renewals = hold.again ? null : 0
          const stored = await takeFreePlate(tx, hold, async (carId) => {
            if (hold.again) renewals ??= await countRenewal(tx, hold.again)
            return insertHold(tx, { ...hold, renewals: renewals ?? 0 }, carId, holder)
          })
          await addExtras(tx, stored.id, hold)
          await noteHold(tx, stored.id, hold)
          await enqueueBooking(tx, 'booking_held', stored.id, hold.now)
          const { offer: offerId = null } = hold.rental
          const kept = { bookingId: stored.id, clientId: holder.clientId, now: hold.now }
          if (offerId !== null) await keepOffer(tx, { ...kept, offerId })
          return { booking: hold.describe(stored), keySalt: stored.keySalt }
        }),
      )
    },
  }
}

/** @returns null when the plate has a booking then: the constraint of the table knows, whoever came between. */
async function insertHold(
  tx: Transaction,
  hold: NewHold & { renewals: number },
  carId: number,
  { clientId, network, visitor }: Holder,
): Promise<StoredBooking | null> {
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
      ...hold.referral,
      liabilityKop,
      language,
      keySalt: randomBytes(SALT_BYTES).toString('base64url'),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
    ? { ...row, price, rental, driver, language, liabilityKop, history: [{ status: 'held', at: now }], payments: [] }
    : null
}

/** The first entry of its history, and what was agreed to with it. */
async function noteHold(tx: Transaction, bookingId: number, { consents, now }: NewHold): Promise<void> {
  const given = sql.join(
    consents.map(
      ({ document, version, givenAt, ip }) =>
        sql`(${document}::text, ${version}::text, ${givenAt.toISOString()}::timestamptz, ${ip}::inet)`,
    ),
    sql`, `,
  )
  await tx.execute(sql`
    with held as (
      insert into booking_status_history (booking_id, status, actor, at)
      values (${bookingId}, 'held', 'client', ${now.toISOString()}::timestamptz) returning booking_id
    )
    insert into consents (booking_id, document, version, given_at, ip)
    select held.booking_id, given.* from held, (values ${given}) given on conflict do nothing`)
}
