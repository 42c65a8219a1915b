import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { expireMiles } from '@/provider/records/miles/ledger'

/** Expires the old miles of one client; returns how many. @param today at the branch */
export async function expireClientMiles(
  { db }: { db: Database },
  clientId: number,
  today: string,
  at: Date,
): Promise<number> {
  return retryTransaction(db, async (tx) => {
    await lockClientRow(tx, clientId)
    return expireMiles(tx, { clientId, today, at })
  })
}
