import { subDays } from 'date-fns'
import { and, eq, type SQL } from 'drizzle-orm'
import type { SpendOutcome, SpendRequest } from '@/provider/contract/miles'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { FailureError } from '@/provider/failure-error'
import { requireStepUp } from '@/provider/modules/auth/require-step-up'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordChange } from '@/provider/records/bookings/record-change'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { runOnce } from '@/provider/records/idempotency/idempotency-store'
import { legacySpendHash } from '@/provider/records/idempotency/legacy-request-hash'
import { fingerprintOf } from '@/provider/records/idempotency/request-fingerprint'
import {
  expireMiles,
  milesOn,
  milesSpentSince,
  returnMiles,
  spendableMiles,
  spendMiles,
} from '@/provider/records/miles/ledger'
import type { Client } from '@/provider/rules/actors'
import type { Texts } from '@/provider/rules/i18n/language'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import { findMilesRejection, type MilesTerms, priceWithMiles } from '@/provider/rules/miles/miles-on-booking'
import type { StepUpRules } from '@/provider/rules/settings/station-settings'
import { spendOutcome } from './spend-outcome'

const RETURNED: Texts = {
  ru: 'Вы вернули мили с брони',
  en: 'You took miles back from a booking',
  'zh-CN': '您撤回了订单中使用的积分',
}

type Deps = { db: Database; settings: Settings; now: () => Date }

/** `miles`: with how many the booking is paid in all. `today` at the branch. */
type Payment = { clientId: number; number: string; miles: number; terms: MilesTerms; today: string; now: Date }
type Spender = { owner: Client; stepUp: StepUpRules }
type Payable = Awaited<ReturnType<typeof readOwnBooking>>

/** Returns what `payWithMiles` would return. @throws {FailureError} `not_found`, `hold_expired`, `conflict`, `miles_limit` */
export async function previewMiles(deps: Deps, clientId: number, request: SpendRequest): Promise<SpendOutcome> {
  const { db } = deps
  const payment = await paymentOf(deps, clientId, request)
  const booking = await readOwnBooking(db, payment)
  const present = await milesOn(db, booking.id)
  return spendOutcome(booking, { ...payment, present, available: await spendableMiles(db, payment) })
}

/**
 * Pays for a booking with so many miles, once for a key; its price, its record of changes and the ledger change together.
 * Above a number within 24 hours it needs a recent step-up by a code, where the branch has not switched that off.
 *
 * @throws {FailureError} `not_found` for another client's booking, `hold_expired`, `conflict`, `miles_limit`,
 * `idempotency_key_reused`, `step_up_required`
 */
export async function payWithMiles(
  deps: Deps,
  owner: Client,
  request: SpendRequest,
  { key, sent }: RequestKey,
): Promise<SpendOutcome> {
  const { clientId } = owner
  const { stepUp } = await deps.settings.current()
  const fingerprint = fingerprintOf(sent, ['miles', clientId], legacySpendHash(request))
  const payment = await paymentOf(deps, clientId, request)
  const once = { scope: 'miles', key: `${clientId}:${key}`, ...fingerprint, clientId, now: payment.now }
  return retryTransaction(deps.db, (tx) => runOnce(tx, once, () => setMiles(tx, payment, { owner, stepUp })))
}

/**
 * Returns every mile that pays for a booking; done again, it changes nothing.
 *
 * @throws {FailureError} `not_found`, `hold_expired`, `conflict`
 */
export async function releaseMiles(deps: Deps, clientId: number, number: string): Promise<SpendOutcome> {
  const payment = await paymentOf(deps, clientId, { booking: number, miles: 0 })
  return retryTransaction(deps.db, (tx) => setMiles(tx, payment))
}

async function paymentOf(
  { settings, now }: Deps,
  clientId: number,
  { booking: number, miles }: SpendRequest,
): Promise<Payment> {
  const { loyalty, milesMaxSharePercent, timeZone } = await settings.current()
  const at = now()
  const terms = { mileKop: loyalty.mileKop, milesMaxSharePercent }
  return { clientId, number, miles, terms, today: toStationMoment(at, timeZone).date, now: at }
}

/** The client is locked first, then the booking. @param spender left out where miles only come back */
async function setMiles(tx: Transaction, payment: Payment, spender?: Spender): Promise<SpendOutcome> {
  const { clientId, today, now, terms, miles } = payment
  await lockClientById(tx, clientId)
  await expireMiles(tx, { clientId, today, at: now })
  const booking = await lockOwnBooking(tx, payment)
  const present = await milesOn(tx, booking.id)
  const outcome = spendOutcome(booking, { ...payment, present, available: await spendableMiles(tx, payment) })

  if (spender && miles > present) await requireSpender(tx, spender, miles - present, now)

  const { id, station } = booking
  const entry = { station, clientId, bookingId: id, at: now }
  if (miles > present) await spendMiles(tx, { ...entry, miles: miles - present })
  if (miles < present) await returnMiles(tx, { ...entry, miles: present - miles }, RETURNED)
  if (miles !== present) await reprice(tx, booking, miles * terms.mileKop, payment)
  return outcome
}

/** What was spent below the number counts: many small sums are a large one. @throws {FailureError} `step_up_required` */
async function requireSpender(tx: Transaction, { owner, stepUp }: Spender, miles: number, at: Date): Promise<void> {
  if (!stepUp.miles) return
  const spent = await milesSpentSince(tx, owner.clientId, subDays(at, 1))
  if (spent + miles > stepUp.milesAbove) requireStepUp(owner, at, stepUp, 'code')
}

async function reprice(tx: Transaction, booking: Payable, milesKop: number, { terms, now }: Payment): Promise<void> {
  const price = priceWithMiles(booking.price, booking.paidKop, milesKop, terms)
  const { driver, extraDrivers, flight, meeting, carId, rental } = booking
  const before = { carId, rental, price: booking.price, people: { driver, extraDrivers, flight, meeting } }
  await recordChange(tx, booking.id, before, { ...before, price }, now)
  await tx.update(bookings).set({ price, totalKop: price.totalKop }).where(eq(bookings.id, booking.id))
}

/** The lock is a statement of its own, so that the next one sees what another transaction committed before it. */
async function lockOwnBooking(tx: Transaction, payment: Payment) {
  await tx.select({ id: bookings.id }).from(bookings).where(isOwnBooking(payment)).for('no key update')
  return readOwnBooking(tx, payment)
}

/** @throws {FailureError} `not_found`, `hold_expired`, `conflict` */
async function readOwnBooking(db: Pick<Database, 'select'>, payment: Payment) {
  const [row] = await db.select().from(bookings).where(isOwnBooking(payment))
  if (!row?.price || !row.rental || !row.driver) throw new FailureError('not_found', 'No such booking of this client.')
  const rejection = findMilesRejection(row, payment.now)
  if (rejection) throw new FailureError(rejection, 'Miles do not pay for this booking any more.')
  return { ...row, price: row.price, rental: row.rental, driver: row.driver }
}

function isOwnBooking({ clientId, number }: Payment): SQL | undefined {
  const isOwn = and(eq(bookings.number, number), eq(bookings.clientId, clientId), eq(bookings.kind, 'booking'))
  return and(isOwn, isInAccount())
}
