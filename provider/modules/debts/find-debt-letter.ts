import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/debts'
import { outbox } from '@/provider/db/schema/outbox'
import { findDebtEmail } from '@/provider/records/notifications/enqueue-debt'
import { isDebtKind } from '@/provider/rules/notifications/debt-texts'

/**
 * Finds a letter about a debt, and the address it is sent to now: the client's e-mail may be a stranger's until it is
 * confirmed.
 *
 * @returns null for another kind of message; `address` null: it may be sent nowhere
 */
export async function findDebtLetter(
  tx: Transaction,
  id: number,
  station: string,
): Promise<{ address: string | null } | null> {
  const [letter] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.station, station), eq(outbox.channel, 'email')))
  if (!letter || letter.phone !== null || !isDebtKind(letter.kind)) return null
  const { fine, damage } = letter.params
  const debts = fine === undefined ? damages : fines
  const [debt] = await tx
    .select({ clientId: debts.clientId, bookingId: debts.bookingId })
    .from(debts)
    .where(and(eq(debts.id, Number(fine ?? damage)), eq(debts.station, station)))
  return { address: debt ? await findDebtEmail(tx, debt) : null }
}
