import { sql } from 'drizzle-orm'
import { countAll } from '@/provider/db/count-all'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { findDebts, lockDebt } from '@/provider/records/debts/debts-by-number'
import { type DebtKind, reduceDebt } from '@/provider/records/debts/reduce-debt'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { BranchPaymentRejection, Means } from '@/provider/rules/debts/branch-payment'
import { type FineStatus, fineDebtKop } from '@/provider/rules/debts/fine-amount'
import type { Texts } from '@/provider/rules/i18n/language'

export type OfficeDebt = {
  kind: DebtKind
  id: number
  /** As the client types it to pay online. */
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
export type Taken = { why: null; kind: DebtKind; number: string; leftKop: number }
export type Taking = {
  kind?: DebtKind | undefined
  number: string
  amountKop: number
  means: Means | null
} & Unfinished
/** The operator's word that nobody goes on with an online payment of it; what comes so after all, goes back. */
export type Unfinished = { isUnfinished: boolean }

export type DebtTakingsRepository = ReturnType<typeof createDebtTakingsRepository>

/** Fines and damages that the branch is paid for. */
export function createDebtTakingsRepository(db: Database) {
  return {
    /** @param today `YYYY-MM-DD` at the station: a discount ends with its day */
    async list(station: string, booking: string | undefined, today: string, most: number): Promise<OfficeDebt[]> {
      const { rows } = await db.execute<Row>(sql`
        select d.*, ${countAll()} as "all", c.last_name || ' ' || c.first_name as client, c.phone,
          b.number as booking from (
          select 'fine' as kind, id, decision_number as number, date::text, name as about, client_id, booking_id, status,
            size_kop as sum_kop, paid_kop, discount_percent, discount_until::text from fines
            where station = ${station} and status not in ('paid', 'cancelled')
          union all
          select 'damage', id, 'D-' || id, date::text, damage, client_id, booking_id, status,
            cost_kop - covered_kop, paid_kop, 0, null from damages where station = ${station} and debt_kop > 0
        ) d join clients c on c.id = d.client_id left join bookings b on b.id = d.booking_id
        where ${booking ?? null}::text is null or b.number = ${booking ?? null}
        order by d.date, d.kind, d.id limit ${most}`)
      return rows.map((row) => ({
        ...{ kind: row.kind, id: Number(row.id), number: row.number, date: row.date, about: row.about },
        ...{ booking: row.booking, client: row.client ?? '—', phone: row.phone, status: row.status, all: row.all },
        debtKop: row.kind === 'fine' ? fineDebtKop(fineOf(row), today) : Number(row.sum_kop) - Number(row.paid_kop),
      }))
    },

    /** Money that the branch took: the debt is that much less, and paid when nothing is left. */
    async pay(
      { kind, number, amountKop, means, isUnfinished }: Taking,
      today: string,
      act: Act,
    ): Promise<BranchPaymentRejection | Taken> {
      return retryTransaction(db, async (tx) => {
        const all = await findDebts(tx, act.station, number)
        const found = all.filter((debt) => kind === undefined || debt.kind === kind)
        const [debt] = found
        if (!debt) return { why: 'not_found' }
        if (found.length > 1) return { why: 'which' }
        await lockClientRow(tx, debt.clientId)
        const row = await lockDebt(tx, debt, today)
        const live = await findActivePayment(tx, debt.kind, debt.id)
        if (live && !isUnfinished) return { why: 'is_paying' }
        if (!row || row.debtKop === 0) return { why: 'nothing_due' }
        if (amountKop > row.debtKop) return { why: 'over_debt', leftKop: row.debtKop }
        await reduceDebt(tx, debt.kind, row, amountKop)
        const taken = { kind: debt.kind, id: debt.id, amountKop, means, ...(live && { unfinished: live.id }) }
        await recordAction(tx, act, 'debt.pay', row.bookingId, taken)
        return { why: null, kind: debt.kind, number: row.number, leftKop: row.debtKop - amountKop }
      })
    },
  }
}

type Row = {
  kind: DebtKind
  id: string
  number: string
  date: string
  about: Texts
  booking: string | null
  client: string | null
  phone: string | null
  status: string
  sum_kop: string
  paid_kop: string
  discount_percent: number
  discount_until: string | null
  all: number
}

function fineOf({ status, sum_kop, paid_kop, discount_percent, discount_until }: Row) {
  return {
    status: status as FineStatus,
    ...{ sizeKop: Number(sum_kop), paidKop: Number(paid_kop) },
    ...{ discountPercent: discount_percent, discountUntil: discount_until },
  }
}
