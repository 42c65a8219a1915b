import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/debts'
import { fineDebtKop } from '@/provider/rules/debts/fine-amount'
import { debtName, payableDigits } from '@/provider/rules/payments/payable-digits'
import type { DebtKind } from './reduce-debt'

export type NumberedDebt = { kind: DebtKind; id: number; clientId: number; bookingId: number | null }

/** Finds debts by the number as it is typed: of a decision only the digits count, a damage may have its `D-`. */
export async function listDebts(tx: Transaction, station: string, number: string): Promise<NumberedDebt[]> {
  const digits = payableDigits(number)
  const isDamage = /^d-?\d+$/i.test(number)
  const { rows } = await tx.execute<{ kind: DebtKind; id: string; client: string; booking: string | null }>(sql`
    select 'damage' as kind, id, client_id as client, booking_id as booking
      from damages where station = ${station} and id::text = ${digits}
    union all
    select 'fine', id, client_id, booking_id from fines where station = ${station} and not ${isDamage}
      and regexp_replace(decision_number, '\\D', '', 'g') = ${digits}`)
  return rows.map(({ kind, id, client, booking }) => ({
    ...{ kind, id: Number(id), clientId: Number(client) },
    bookingId: booking === null ? null : Number(booking),
  }))
}

/**
 * Locks a debt and returns it with its present sum. Its client must be locked before it (records/README.md).
 *
 * @param today `YYYY-MM-DD` at the branch: a discount ends with its day
 */
export async function lockDebt(tx: Transaction, { kind, id }: Pick<NumberedDebt, 'kind' | 'id'>, today: string) {
  if (kind === 'fine') {
    const [fine] = await tx.select().from(fines).where(eq(fines.id, id)).for('update')
    return (
      fine && {
        ...fine,
        about: fine.name,
        charge: null,
        number: fine.decisionNumber,
        debtKop: fineDebtKop(fine, today),
      }
    )
  }
  const [damage] = await tx.select().from(damages).where(eq(damages.id, id)).for('update')
  return damage && { ...damage, about: damage.damage, number: debtName(id) }
}
