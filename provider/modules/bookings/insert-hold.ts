import { randomBytes, randomInt } from 'node:crypto'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { MeetingFields } from '@/provider/contract/rules/bookings/meeting'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { consentRow } from '@/provider/records/consents/record-consents'
import type { RecordedConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import type { Referral } from '@/provider/rules/partners/referral'
import type { HoldLimits, HoldOwner } from './limit-holds'
import type { ProvedBy } from './phone-code-proof'
import type { StoredBooking } from './queries'
import type { RentalTerms } from './rental-terms'

const SALT_BYTES = 12

export type NewHold = RentalTerms & {
  station: string
  driver: Driver
  extraDrivers: ExtraDriver[]
  flight: string
  meeting: MeetingFields
  language: Language
  referral: Referral
  consents: RecordedConsent[]
  /** The client in whose session it is held; null: the client whom the driver's phone names. */
  ownerId: number | null
  provedBy: ProvedBy
  isProved: boolean
  /** The verified code that proves the phone; null: there is none. */
  codeId: number | null
  holdUntil: Date
  limits: HoldLimits
  /** Key of the hashes of networks. */
  secret: string
  /** The hold that ran out and is held again; null: nothing was held before. */
  expiredHold: { bookingId: number; maxHoldRenewals: number } | null
  now: Date
  ip: string | null
  visitHash: string | null
}

type Assigned = HoldOwner & { carId: number; renewals: number }

/** Inserts the booking. @returns null when the plate has a booking by then: the constraint of the table decides. */
export async function insertHold(
  tx: Transaction,
  hold: NewHold,
  { clientId, network, visitHash, carId, renewals }: Assigned,
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
      provedBy: hold.provedBy,
      startAt: period.pickup,
      endAt: period.dropoff,
      blockedUntil: hold.blockedUntil,
      status: 'held',
      holdUntil: hold.holdUntil,
      holdNetwork: network === null ? null : sql`${network}::cidr`,
      holdVisitor: visitHash,
      renewals,
      totalKop: price.totalKop,
      price,
      rulesVersion: hold.rulesVersion,
      rental,
      driver,
      extraDrivers: hold.extraDrivers,
      flight: hold.flight,
      meeting: hold.meeting,
      promoCode: hold.promoCode,
      ...hold.referral,
      liabilityKop,
      language,
      keySalt: randomBytes(SALT_BYTES).toString('base64url'),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({
      ...getTableColumns(bookings),
      cvet: sql<string>`(select c.cvet from cars c where c.id = bookings.car_id)`,
    })
  const history = [{ status: 'held' as const, at: now }]
  return row ? { ...row, price, rental, driver, language, liabilityKop, history, payments: [], extended: null } : null
}

/** Writes the first entry of the booking's history, and the consents that were given with it. */
export async function recordHeld(
  tx: Transaction,
  bookingId: number,
  { consents, now }: Pick<NewHold, 'consents' | 'now'>,
): Promise<void> {
  const rows = sql.join(
    consents.map(consentRow).map(
      ({ document, version, givenAt, ip, textHash, browser, form }) =>
        sql`(${document}::text, ${version}::text, ${givenAt.toISOString()}::timestamptz, ${ip}::inet, ${textHash}::text,
            ${browser}::text, ${form}::text)`,
    ),
    sql`, `,
  )
  await tx.execute(sql`
    with held as (
      insert into booking_status_history (booking_id, status, actor, at)
      values (${bookingId}, 'held', 'client', ${now.toISOString()}::timestamptz) returning booking_id
    )
    insert into consents (booking_id, document, version, given_at, ip, text_hash, browser, form)
    select held.booking_id, given.* from held, (values ${rows}) given on conflict do nothing`)
}
