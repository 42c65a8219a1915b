import { sql } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import { countAll } from '@/provider/db/sql/count-all'
import type { DebtKind } from '@/provider/records/debts/reduce-debt'
import { type FineStatus, fineDebtKop } from '@/provider/rules/debts/fine-amount'
import type { Texts } from '@/provider/rules/i18n/language'

export type UnpaidDebt = {
  kind: DebtKind
  id: number
  /** The number that the client types to pay online. */
  number: string
  date: string
  about: Texts
  booking: string | null
  client: string
  phone: string | null
  status: string
  debtKop: number
  all: number
}
type Row = Omit<UnpaidDebt, 'id' | 'client' | 'debtKop'> & {
  id: string
  client: string | null
  sum_kop: string
  paid_kop: string
  discount_percent: number
  discount_until: string | null
}
type Deps = { db: Database; station: string; timeZone: string; now: () => Date }

/** Lists the fines and damages of the branch that are still to be paid. @param booking only those of this booking */
export async function listUnpaidDebts(
  { db, station, timeZone, now }: Deps,
  booking: string | undefined,
  limit: number,
): Promise<UnpaidDebt[]> {
  // A discount ends with its day at the branch.
  const { date: today } = toStationMoment(now(), timeZone)
  const { rows } = await db.execute<Row>(sql`
        select d.*, ${countAll()} as "all", c.last_name || ' ' || c.first_name as client, c.phone,
          b.number as booking from (
          select 'fine' as kind, id, id as position, decision_number as number, date::text, name as about, client_id, booking_id, status,
            size_kop as sum_kop, paid_kop, discount_percent, discount_until::text from fines
            where station = ${station} and status not in ('paid', 'cancelled')
          union all
          select 'damage', id, position, 'D-' || id, date::text, damage, client_id, booking_id, status,
            cost_kop - covered_kop, paid_kop, 0, null from damages where station = ${station} and debt_kop > 0
        ) d join clients c on c.id = d.client_id left join bookings b on b.id = d.booking_id
        where ${booking ?? null}::text is null or b.number = ${booking ?? null}
        order by d.date, d.kind, d.position limit ${limit}`)
  return rows.map((row) => ({
    ...{ kind: row.kind, id: Number(row.id), number: row.number, date: row.date, about: row.about },
    ...{ booking: row.booking, client: row.client ?? '—', phone: row.phone, status: row.status, all: row.all },
    debtKop: row.kind === 'fine' ? fineDebtKop(fineOf(row), today) : Number(row.sum_kop) - Number(row.paid_kop),
  }))
}

function fineOf({ status, sum_kop, paid_kop, discount_percent, discount_until }: Row) {
  return {
    status: status as FineStatus,
    ...{ sizeKop: Number(sum_kop), paidKop: Number(paid_kop) },
    ...{ discountPercent: discount_percent, discountUntil: discount_until },
  }
}
