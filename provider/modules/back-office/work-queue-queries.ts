import { eq, type SQL, sql } from 'drizzle-orm'
import { countAll } from '@/provider/db/count-all'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { disputes } from '@/provider/db/schema/disputes'
import { findDebtLetter } from '@/provider/modules/debts/resend-letter'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { enqueueDebt } from '@/provider/records/notifications/enqueue-debt'
import type { Language } from '@/provider/rules/i18n/language'
import { REQUEST_TEMPLATES } from '@/provider/rules/notifications/request-texts'
import type { OfficeList, OfficeMove } from './queues'

/** What an entry is, as the branch reads it: its number, when, and what it says. */
export type OfficeRow = { id: number; at: Date; cells: (string | null)[]; all: number }

export type OfficeRepository = ReturnType<typeof createOfficeRepository>

/** What waits on the branch's desk, and what its people do with it: one row, one transaction, one act. */
export function createOfficeRepository(db: Database) {
  return {
    /** @param language of what has more than one text */
    async list(list: OfficeList, station: string, most: number, language: Language): Promise<OfficeRow[]> {
      const { rows } = await db.execute<Omit<OfficeRow, 'id' | 'at'> & { id: string; at: string }>(
        sql`select id, at::text as at, cells, ${countAll()} as "all" from (${LISTS[list](station, language)}) as l order by at, id limit ${most}`,
      )
      return rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: new Date(at) }))
    },

    /** @returns false: there is none that waits for it */
    async move(move: OfficeMove, id: number, reason: string, act: Act): Promise<boolean> {
      return retryTransaction(db, async (tx) => {
        const letter = move === 'outbox.retry' ? await findDebtLetter(tx, id, act.station) : null
        if (letter && letter.address === null) return false
        const { station, at } = act
        const moved = await tx.execute(MOVES[move]({ id, reason, station, at, address: letter?.address ?? null }))
        if (moved.rowCount !== 1) return false
        await recordAction(tx, act, move, null, { id })
        if (move === 'dispute.keep' || move === 'dispute.drop') await tellDecision(tx, move, id, act)
        return true
      })
    },

    /** Keeps a car from being let. @returns its number; null: no such plate */
    async block({ plate, from, to, number }: Block, act: Act): Promise<string | null> {
      return retryTransaction(db, (tx) => blockCar(tx, { plate, from, to, number: number() }, act))
    },
  }
}

export type Block = { plate: string; from: Date; to: Date; number: () => string }

async function blockCar(
  tx: Transaction,
  { plate, from, to, number }: Omit<Block, 'number'> & { number: string },
  act: Act,
): Promise<string | null> {
  const at = sql`${act.at.toISOString()}::timestamptz`
  const end = sql`${to.toISOString()}::timestamptz`
  const { rowCount } = await tx.execute(sql`with made as (
      insert into bookings (station, number, kind, car_id, model_id, start_at, end_at, blocked_until, status, total_kop,
        key_salt, created_at)
      select station, ${number}, 'block', id, model_id, ${from.toISOString()}::timestamptz, ${end}, ${end}, 'confirmed', 0,
        '', ${at} from cars where gosnomer = ${plate} and station = ${act.station} returning id)
    insert into booking_status_history (booking_id, status, actor, at, reason)
    select id, 'confirmed', 'branch', ${at}, 'service' from made`)
  if (rowCount !== 1) return null
  await recordAction(tx, act, 'block.add', null, { number })
  return number
}

const LISTS: Record<OfficeList, (station: string, language: Language) => SQL> = {
  callback: (station) => sql`select id, created_at as at, array[name, phone,
      case when missed > 0 then '×' || missed end, 'partner=' || partner, 'affiliate=' || affiliate] as cells from callbacks
    where station = ${station} and answered_at is null`,
  message: (station) => sql`select id, created_at as at, array[name, phone, email, message] as cells from messages
    where station = ${station} and answered_at is null`,
  request: (station) => sql`select id, created_at as at, array[company, contact_name, phone, email, message] as cells
    from partner_requests where station = ${station} and answered_at is null`,
  driver: (station) => sql`select id, coalesce(approved_at, now()) as at,
      array[concat_ws(' ', last_name, first_name, middle_name), phone, birth_date::text] as cells from drivers where station = ${station} and verification = 'on_review'`,
  name: (station) => sql`select n.id, n.asked_at as at,
      array[concat_ws(' ', c.last_name, c.first_name), concat_ws(' ', n.last_name, n.first_name, n.middle_name)] as cells
    from name_requests n join clients c on c.id = n.client_id where c.station = ${station} and n.state = 'waiting'`,
  dispute: (station, language) => sql`select d.id, d.created_at as at,
      array[coalesce(f.decision_number, 'D-' || g.id), coalesce(nullif(coalesce(f.name, g.damage) ->> ${language}, ''), coalesce(f.name, g.damage) ->> 'ru'), d.text] as cells
    from disputes d left join fines f on f.id = d.fine_id left join damages g on g.id = d.damage_id
    where d.station = ${station} and coalesce(f.status, g.status) = 'disputed'`,
  outbox: (station) => sql`select id, created_at as at, array[kind, channel, params ->> 'booking'] as cells from outbox
    where station = ${station} and state = 'failed'`,
}

/** `address`: of a message whose address follows a rule of its own. */
type Moved = { id: number; reason: string; station: string; at: Date; address: string | null }
const answered = (table: string) => {
  const name = sql.identifier(table)
  return ({ id, station, at }: Moved) => sql`update ${name} set answered_at = ${at.toISOString()}::timestamptz
    where id = ${id} and station = ${station} and answered_at is null`
}

const MOVES: Record<OfficeMove, (moved: Moved) => SQL> = {
  'callback.done': answered('callbacks'),
  'callback.missed': ({ id, station, at }) => sql`update callbacks
    set missed = missed + 1, missed_at = ${at.toISOString()}::timestamptz
    where id = ${id} and station = ${station} and answered_at is null`,
  'message.done': answered('messages'),
  'request.done': answered('partner_requests'),
  'driver.verify': ({ id, station }) => sql`update drivers set verification = 'verified', reject_reason = null
    where id = ${id} and station = ${station} and verification = 'on_review'`,
  'driver.reject': ({ id, station, reason }) => sql`update drivers set verification = 'rejected',
      reject_reason = jsonb_build_object('ru', ${reason}::text, 'en', '', 'zh-CN', '')
    where id = ${id} and station = ${station} and verification = 'on_review'`,
  'name.accept': ({ id, station, at }) => sql`with asked as (
      update name_requests n set state = 'accepted', decided_at = ${at.toISOString()}::timestamptz from clients c
      where n.id = ${id} and n.state = 'waiting' and c.id = n.client_id and c.station = ${station}
      returning n.client_id, n.last_name, n.first_name, n.middle_name)
    update clients set (last_name, first_name, middle_name) = (a.last_name, a.first_name, a.middle_name)
    from asked a where clients.id = a.client_id`,
  'name.refuse': ({ id, station, at }) => sql`update name_requests n set state = 'refused',
      decided_at = ${at.toISOString()}::timestamptz from clients c
    where n.id = ${id} and n.state = 'waiting' and c.id = n.client_id and c.station = ${station}`,
  'dispute.keep': ({ id, station, reason }) => decided(id, station, 'dispute_kept', reason),
  'dispute.drop': ({ id, station, reason }) => decided(id, station, 'cancelled', reason),
  'block.remove': ({ id, station, at }) => sql`with gone as (
      update bookings set status = 'cancelled_branch' where number = ${String(id)} and station = ${station}
        and kind = 'block' and status = 'confirmed'
        and not exists (select from long_term_requests r where r.block_id = bookings.id) returning id)
    insert into booking_status_history (booking_id, status, actor, at)
    select id, 'cancelled_branch', 'branch', ${at.toISOString()}::timestamptz from gone`,
  'outbox.retry': ({
    id,
    station,
    at,
    address,
  }) => sql`update outbox o set state = 'waiting', attempts = 0, ended_at = null,
      next_at = ${at.toISOString()}::timestamptz, address = case when channel = 'webhook' then 'branch'
        when ${address}::text is not null then ${address}
        when channel = 'email' and kind in ${REQUESTS} then
          (select data ->> 'main_email' from settings s where s.station = o.station)
        when channel = 'email' then (select email from clients c where c.id = o.client_id)
        when channel = 'sms' and phone is null then (select phone from clients c where c.id = o.client_id) end
    where id = ${id} and station = ${station} and state = 'failed' and code_id is null
      and (phone is not null or ${address}::text is not null or channel = 'webhook' or kind in ${REQUESTS} or exists (select 1 from clients c where c.id = o.client_id
        and case when o.channel = 'email' then c.email else c.phone end is not null))`,
}

/** Letters of these go to the branch itself. */
const REQUESTS = Object.keys(REQUEST_TEMPLATES)

/** The client is told how his dispute ended, in the transaction that ends it. */
async function tellDecision(tx: Transaction, move: 'dispute.keep' | 'dispute.drop', id: number, act: Act) {
  const { clientId, fineId, damageId } = disputes
  const [row] = await tx.select({ clientId, fineId, damageId }).from(disputes).where(eq(disputes.id, id))
  if (!row) throw new Error('a decided dispute is not there')
  const [about] = await tx
    .execute<{ booking_id: string | null }>(sql`
    select booking_id from fines where id = ${row.fineId}
    union all select booking_id from damages where id = ${row.damageId}`)
    .then(({ rows }) => rows)
  const bookingId = about?.booking_id == null ? null : Number(about.booking_id)
  const kind = row.fineId === null ? 'damage' : 'fine'
  const debt = { kind, id: row.fineId ?? row.damageId ?? 0, clientId: row.clientId, bookingId } as const
  await enqueueDebt(tx, move === 'dispute.keep' ? 'dispute_kept' : 'dispute_dropped', debt, act)
}

/** A fine or a damage, whichever it is about, with what the client reads of the decision. */
function decided(id: number, station: string, status: 'dispute_kept' | 'cancelled', reason: string): SQL {
  const note = sql`jsonb_build_object('ru', ${reason}::text, 'en', '', 'zh-CN', '')`
  return sql`with about as (select * from disputes where id = ${id} and station = ${station}),
    fine as (update fines f set status = ${status}, note = ${note} from about
      where f.id = about.fine_id and f.status = 'disputed' returning f.id),
    damage as (update damages g set status = ${status}, note = ${note} from about
      where g.id = about.damage_id and g.status = 'disputed' returning g.id)
    select id from fine union all select id from damage`
}
