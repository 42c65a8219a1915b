import type { Transaction } from '@/provider/db/database'
import { operatorActions } from '@/provider/db/schema/audit'
import type { Staff } from '@/provider/rules/actors'

/** Records what staff did by command, in the transaction of what they did. `details` names no client and no card. */
export async function recordAction(
  tx: Transaction,
  { station, operator, at }: Staff,
  action: string,
  bookingId: number | null,
  details: Record<string, string | number | null>,
): Promise<void> {
  await tx.insert(operatorActions).values({ station, operator, at, act: action, bookingId, details })
}
