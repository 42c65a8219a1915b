import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { smsSends } from '@/provider/db/schema/outbox'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { isDebtKind } from '@/provider/rules/notifications/debt-texts'
import type { MessageKind } from '@/provider/rules/notifications/messages'
import type { SmsExcess } from '@/provider/rules/notifications/sms-excess'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { purposeHmac } from '@/provider/security/purpose-hmac'
import type { WaitingMessage } from './claim-messages'
import { admitCode } from './limit-sending'
import { recordAlert } from './record-alert'
import { dayBefore } from './rules/sending-limits'
import { halfOf, type SmsCounts, smsExcessOf, smsPrefix } from './rules/sms-budget'

const DAY_SECONDS = 24 * 60 * 60
const PHONE_PURPOSE = 'sms-phone:'

/** A message on its way to a phone. `secret`: key of the hashes of phones. */
export type Sms = { message: WaitingMessage & { kind: MessageKind }; phone: string; secret: string }

/** `excess` null: the code is used, void or expired. `alerts`: for the log, none of them within its time before. */
export type SmsAdmission = { alerts: string[] } & (
  | { isAdmitted: true }
  | { isAdmitted: false; excess: SmsExcess | null }
)

/**
 * Decides whether an SMS may leave, and counts it as sent. Workers wait for one another here, so that the budgets are exact
 * over any number of them.
 */
export async function admitSms(tx: Transaction, sms: Sms, data: BranchSettings, at: Date): Promise<SmsAdmission> {
  const { id, station, codeId } = sms.message
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sms that leave', 0))`)
  // A worker that was killed while it sent the message has counted it.
  const isAdmittedBefore = (await tx.$count(smsSends, eq(smsSends.messageId, id))) > 0
  const { hasRental, ...keys } = await keysOf(tx, sms)
  const counts = await countSms(tx, { station, ...keys }, at)
  const excess = isAdmittedBefore ? null : smsExcessOf(counts, hasRental, data.sms)
  if (excess !== null) {
    const alerts = excess === 'day' ? await alertSpent(tx, sms, { counts, hasRental, data }, at) : []
    return { isAdmitted: false, excess, alerts }
  }
  if (codeId !== null) {
    const admission = await admitCode(tx, codeId, sms.phone, data.signIn, at)
    if (!admission.isAdmitted) return admission
  }
  if (isAdmittedBefore) return { isAdmitted: true, alerts: [] }
  await tx.insert(smsSends).values({ messageId: id, station, sentAt: at, isReserved: hasRental, ...keys })
  return { isAdmitted: true, alerts: await alertHalf(tx, sms, { sent: counts.ofAll + 1, data }, at) }
}

/** Where an SMS counts; null: not there. */
type Keys = Pick<typeof smsSends.$inferSelect, 'phone' | 'network' | 'prefix'>

/** Only the session of the phone's client requests them, and ten a day at most (decision 18). */
const OWN_CODES: readonly MessageKind[] = ['step_up_code', 'phone_old_code']

/**
 * A message about the rental itself or about a debt does not count for a phone, nor does a code that the client requests in his
 * session: a stranger who floods the phone with codes and bookings must not use up what the client needs.
 */
async function keysOf(tx: Transaction, { message, phone, secret }: Sms): Promise<Keys & { hasRental: boolean }> {
  const { hasRental, isOfRental } = await findRental(tx, message, phone)
  const isOwn =
    isDebtKind(message.kind) ||
    OWN_CODES.includes(message.kind) ||
    (isOfRental && message.kind !== 'booking_confirmed' && message.kind !== 'booking_unproved')
  return {
    hasRental,
    phone: isOwn ? null : purposeHmac(phone, { purpose: PHONE_PURPOSE, secret }).toString('hex'),
    network: hasRental ? null : message.network,
    prefix: hasRental ? null : smsPrefix(phone),
  }
}

/**
 * Finds whether the phone has a rental, as its client's phone or as the driver's: one that is paid and to begin, that goes on,
 * or that has ended. A booking that nobody paid is none: it costs a stranger nothing.
 */
async function findRental(tx: Transaction, { station, clientId, params }: WaitingMessage, phone: string) {
  const { rows } = await tx.execute<{ hasRental: boolean; isOfRental: boolean }>(sql`
    with owner as (select id from clients where station = ${station} and phone = ${phone})
    select count(*) > 0 as "hasRental", coalesce(bool_or(number = ${params.booking ?? ''}), false) as "isOfRental"
    from bookings
    where station = ${station} and kind = 'booking'
      and (client_id in (select id from owner) or (client_id = ${clientId}::bigint and driver ->> 'phone' = ${phone}))
      and (status in ('active', 'completed') or (status = 'confirmed' and paid_kop > 0))`)
  return rows[0] ?? { hasRental: false, isOfRental: false }
}

/** One statement: under a flood of requests it runs for every message, while all workers wait. */
async function countSms(
  tx: Transaction,
  { station, phone, network, prefix }: Keys & { station: string },
  at: Date,
): Promise<SmsCounts> {
  const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [counts] = await tx
    .select({
      ofPhone: countWhere(sql`${smsSends.phone} = ${phone}`),
      ofNetwork: countWhere(sql`${smsSends.network} = ${network}`),
      ofPrefix: countWhere(sql`${smsSends.prefix} = ${prefix}`),
      ofOpen: countWhere(sql`not ${smsSends.isReserved}`),
      ofAll: count(),
    })
    .from(smsSends)
    .where(and(eq(smsSends.station, station), gt(smsSends.sentAt, dayBefore(at))))
  if (!counts) throw new Error('a count has no row')
  return counts
}

type Spent = { counts: SmsCounts; hasRental: boolean; data: BranchSettings }

/** Tells the branch once a day that the open part is spent, and once that nothing is left for clients with a rental either. */
async function alertSpent(tx: Transaction, sms: Sms, { counts, hasRental, data }: Spent, at: Date): Promise<string[]> {
  const { station } = sms.message
  const about = `sms ${hasRental ? 'of all' : 'open'} ${station}`
  if (!(await recordAlert(tx, about, DAY_SECONDS, at))) return []
  const left = Math.max(0, data.sms.perDay - counts.ofAll)
  const params = { sent: String(counts.ofAll), limit: String(data.sms.perDay), left: String(left) }
  await enqueueAlert(tx, 'sms_spent', { station, params, data }, at)
  return [`the SMS of the day are used up: ${params.sent} of ${params.limit}, ${params.left} are kept for rentals`]
}

async function alertHalf(
  tx: Transaction,
  { message: { station } }: Sms,
  { sent, data }: { sent: number; data: BranchSettings },
  at: Date,
): Promise<string[]> {
  if (sent < halfOf(data.sms) || !(await recordAlert(tx, `sms half ${station}`, DAY_SECONDS, at))) return []
  const params = { sent: String(sent), limit: String(data.sms.perDay) }
  await enqueueAlert(tx, 'sms_half_spent', { station, params, data }, at)
  return [`half of the SMS of the day have left: ${params.sent} of ${params.limit}`]
}

type Alert = { station: string; params: Record<string, string>; data: BranchSettings }

async function enqueueAlert(
  tx: Transaction,
  kind: 'sms_half_spent' | 'sms_spent',
  { station, params, data }: Alert,
  at: Date,
): Promise<void> {
  const branch = { clientId: null, address: data.main_email, language: 'ru' } as const
  await enqueue(tx, { ...branch, station, kind, channel: 'email', params, at })
}
