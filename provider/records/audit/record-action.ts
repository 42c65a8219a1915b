import type { Transaction } from '@/provider/db/database'
import { operatorActions } from '@/provider/db/schema/deposits'

/** Who does it, and when. */
export type Act = { station: string; operator: string; at: Date }

/** What the branch did by command, in the transaction of what it did. `details` names no client and no card. */
export async function recordAction(
  tx: Transaction,
  { station, operator, at }: Act,
  act: string,
  bookingId: number | null,
  details: Record<string, string | number | null>,
): Promise<void> {
  await tx.insert(operatorActions).values({ station, operator, at, act, bookingId, details })
}
