import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import type { Texts } from '@/provider/rules/i18n/language'
import type { MilesAccount } from '@/provider/rules/miles/accounts'

const SPENT: Texts = { ru: 'Оплата аренды милями', en: 'Miles spent on a rental', 'zh-CN': '积分抵扣租金' }
const ANNULLED: Texts = {
  ru: 'Мили аннулированы: кабинет удалён',
  en: 'Miles annulled: the account was deleted',
  'zh-CN': '账户已删除，积分作废',
}
const EXPIRED: Texts = { ru: 'Срок действия истёк', en: 'Expired', 'zh-CN': '已过期' }

export type MileMovement = {
  station: string
  clientId: number
  bookingId: number | null
  miles: number
  at: Date
}

export type NewEntry = MileMovement & {
  from: MilesAccount
  to: MilesAccount
  text: Texts
  /** `YYYY-MM-DD`; null: never, or it follows from the lots. */
  expiresOn?: string | null
  settlesId?: number | null
  earnPercent?: number | null
}

/**
 * Enters a movement between two accounts. A constraint checks the accounts; triggers reject an overdraft and keep the lots
 * (migration 0108).
 */
export async function enterMiles(tx: Transaction, entry: NewEntry): Promise<void> {
  const { station, clientId, bookingId, miles, at, from, to, text } = entry
  const { expiresOn = null, settlesId = null, earnPercent = null } = entry
  await tx.execute(sql`
    insert into mile_entries (station, client_id, from_account, to_account, miles, at, expires_on, booking_id, settles_id,
      earn_percent, text)
    values (${station}, ${clientId}, ${from}, ${to}, ${miles}, ${at.toISOString()}::timestamptz, ${expiresOn}::date,
      ${bookingId}, ${settlesId}, ${earnPercent}, ${JSON.stringify(text)}::jsonb)`)
}

/** Enters miles that pay for a booking. */
export async function spendMiles(tx: Transaction, movement: MileMovement): Promise<void> {
  await enterMiles(tx, { ...movement, from: 'client:available', to: 'program:spent', text: SPENT })
}

/** Enters miles that no longer pay for a booking. A trigger puts them back into their lots, with the terms of those. */
export async function returnMiles(tx: Transaction, movement: MileMovement, text: Texts): Promise<void> {
  await enterMiles(tx, { ...movement, from: 'program:spent', to: 'client:available', text })
}

type DatabaseReader = Pick<Database, 'execute'>

/** Returns the miles that pay for a booking as a part of a statement. @param bookingId its column, or its id */
export function milesOnBooking(bookingId: SQL): SQL<number> {
  return sql<number>`(
    select coalesce(sum(case e.to_account when 'program:spent' then e.miles else -e.miles end), 0) from mile_entries e
    where e.booking_id = ${bookingId} and 'program:spent' in (e.from_account, e.to_account))`.mapWith(Number)
}

/** Counts the miles that pay for a booking. */
export async function milesOn(db: DatabaseReader, bookingId: number): Promise<number> {
  const { rows } = await db.execute<{ miles: string }>(sql`select ${milesOnBooking(sql`${bookingId}`)} as miles`)
  return Number(rows[0]?.miles ?? 0)
}

/** Counts the miles that a client has spent since a moment; those that he took back count too. */
export async function milesSpentSince(db: DatabaseReader, clientId: number, since: Date): Promise<number> {
  const { rows } = await db.execute<{ miles: string }>(sql`
    select coalesce(sum(miles), 0) as miles from mile_entries
    where client_id = ${clientId} and to_account = 'program:spent' and at > ${since.toISOString()}::timestamptz`)
  return Number(rows[0]?.miles ?? 0)
}

/** Sums a client's two accounts from the ledger: the balance, and the miles that are still pending. */
export async function sumsOfMiles(db: DatabaseReader, clientId: number): Promise<{ balance: number; pending: number }> {
  const sum = (account: MilesAccount) => sql`
    coalesce(sum(case ${account} when to_account then miles when from_account then -miles end), 0)`
  const { rows } = await db.execute<{ balance: string; pending: string }>(sql`
    select ${sum('client:available')} as balance, ${sum('client:pending')} as pending
    from mile_entries where client_id = ${clientId}`)
  return { balance: Number(rows[0]?.balance ?? 0), pending: Number(rows[0]?.pending ?? 0) }
}

/**
 * Counts the miles that a client can pay with: without those that ran out before the job has expired them.
 *
 * @param today at the branch
 */
export async function spendableMiles(
  db: DatabaseReader,
  { clientId, today }: { clientId: number; today: string },
): Promise<number> {
  const { rows } = await db.execute<{ miles: string }>(sql`
    select coalesce(sum(left_miles), 0) as miles from mile_lots
    where client_id = ${clientId} and left_miles > 0 and (expires_on is null or expires_on > ${today}::date)`)
  return Number(rows[0]?.miles ?? 0)
}

type Expiry = { clientId: number; today: string; at: Date }

/**
 * Expires the miles of a client that ran out, with an entry for each credit. The client must be locked.
 *
 * @param today at the branch
 * @returns the number of expired miles
 */
export async function expireMiles(tx: Transaction, { clientId, today, at }: Expiry): Promise<number> {
  const { rows } = await tx.execute<{ station: string; bookingId: string | null; miles: number }>(sql`
    select e.station, e.booking_id as "bookingId", l.left_miles as miles
    from mile_lots l join mile_entries e on e.id = l.entry_id
    where l.client_id = ${clientId} and l.left_miles > 0 and l.expires_on <= ${today}::date
    order by l.expires_on, l.entry_id`)
  for (const { station, bookingId, miles } of rows) {
    const ended = { station, clientId, bookingId: bookingId === null ? null : Number(bookingId), miles, at }
    await enterMiles(tx, { ...ended, from: 'client:available', to: 'program:expired', text: EXPIRED })
  }
  return rows.reduce((sum, { miles }) => sum + miles, 0)
}

/** Annuls the miles of a client who is deleted: pending ones go back, the balance expires. The client must be locked. */
export async function annulMiles(
  tx: Transaction,
  { clientId, station, at }: Pick<MileMovement, 'clientId' | 'station' | 'at'>,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; miles: number }>(sql`
    select id, miles from mile_entries pending where client_id = ${clientId} and to_account = 'client:pending'
      and not exists (select 1 from mile_entries where settles_id = pending.id) order by id`)
  const annulled = { station, clientId, bookingId: null, at, text: ANNULLED }
  for (const { id, miles } of rows) {
    await enterMiles(tx, { ...annulled, miles, from: 'client:pending', to: 'program:earned', settlesId: Number(id) })
  }
  const { balance } = await sumsOfMiles(tx, clientId)
  if (balance > 0)
    await enterMiles(tx, { ...annulled, miles: balance, from: 'client:available', to: 'program:expired' })
}
