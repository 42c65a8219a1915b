import { sql } from 'drizzle-orm'
import type { Texts } from '@/provider/rules/language'
import type { MilesAccount } from '@/provider/rules/miles'
import type { Transaction } from './database'

const SPENT: Texts = { ru: 'Оплата аренды милями', en: 'Miles spent on a rental', 'zh-CN': '积分抵扣租金' }
const EXPIRED: Texts = { ru: 'Срок действия истёк', en: 'Expired', 'zh-CN': '已过期' }

export type MileMove = {
  station: string
  clientId: number
  bookingId: number | null
  miles: number
  at: Date
}

export type NewEntry = MileMove & {
  from: MilesAccount
  to: MilesAccount
  text: Texts
  /** `YYYY-MM-DD`; null: never, or it follows from the lots. */
  expiresOn?: string | null
  settlesId?: number | null
  earnPercent?: number | null
}

/** One movement between two accounts. Balance, lots and what may move where: triggers see to it (0014, 0016). */
export async function enterMiles(tx: Transaction, entry: NewEntry): Promise<void> {
  const { station, clientId, bookingId, miles, at, from, to, text } = entry
  const { expiresOn = null, settlesId = null, earnPercent = null } = entry
  await tx.execute(sql`
    insert into mile_entries (station, client_id, from_account, to_account, miles, at, expires_on, booking_id, settles_id,
      earn_percent, text)
    values (${station}, ${clientId}, ${from}, ${to}, ${miles}, ${at.toISOString()}::timestamptz, ${expiresOn}::date,
      ${bookingId}, ${settlesId}, ${earnPercent}, ${JSON.stringify(text)}::jsonb)`)
}

export async function spendMiles(tx: Transaction, move: MileMove): Promise<void> {
  await enterMiles(tx, { ...move, from: 'client:available', to: 'program:spent', text: SPENT })
}

/** Into the lots that they were taken from, with the term that those had. */
export async function returnMiles(tx: Transaction, move: MileMove, text: Texts): Promise<void> {
  await enterMiles(tx, { ...move, from: 'program:spent', to: 'client:available', text })
}

/** How many miles pay for a booking. */
export async function milesOn(tx: Pick<Transaction, 'execute'>, bookingId: number): Promise<number> {
  const { rows } = await tx.execute<{ miles: string }>(sql`
    select coalesce(sum(case to_account when 'program:spent' then miles else -miles end), 0) as miles
    from mile_entries where booking_id = ${bookingId} and 'program:spent' in (from_account, to_account)`)
  return Number(rows[0]?.miles ?? 0)
}

type Expiry = { clientId: number; today: string; at: Date }

/**
 * Ends what of a client's miles ran out, an entry for each credit. The client is locked by the caller.
 *
 * @param today at the station
 * @returns how many miles
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
