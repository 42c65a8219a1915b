import { gt } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { sessions } from '@/provider/db/schema/sessions'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockClientByPhone } from '@/provider/records/clients/lock-client'
import { endSessions } from '@/provider/records/sessions/end-sessions'
import type { Staff } from '@/provider/rules/actors'

/** Ends every session of the client with this phone, who has called. Returns how many; null when no client has the phone. */
export async function endForBranch({ db }: { db: Database }, phone: string, staff: Staff): Promise<number | null> {
  return retryTransaction(db, async (tx) => {
    const client = await lockClientByPhone(tx, phone)
    if (!client) return null
    const ended = await endSessions(tx, client.id, staff.at, gt(sessions.expiresAt, staff.at))
    await recordAction(tx, staff, 'client.sign_out', null, { client: client.id, ended })
    return ended
  })
}
