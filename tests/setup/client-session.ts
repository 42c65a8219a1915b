import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { Proof } from '@/provider/rules/actors'
import { hashToken, newToken } from '@/provider/security/tokens'
import { START, TOKEN } from './open-provider'

const DAY_MS = 24 * 60 * 60 * 1000

/** `provedBy`: it was stepped up when it began. */
type Session = { createdAt?: Date; seenAt?: Date; expiresAt?: Date; revokedAt?: Date; provedBy?: Proof }

/** Headers of a signed-in client's calls; the session is written as a login would. */
export async function sessionOf({ db }: { db: Database }, clientId: number, session: Session = {}) {
  const { createdAt = START, seenAt = createdAt, revokedAt, provedBy } = session
  const expiresAt = session.expiresAt ?? new Date(createdAt.getTime() + 90 * DAY_MS)
  const [value, clientToken, device] = [newToken(), newToken(), newToken()]
  await db.execute(sql`
    insert into sessions (client_id, sid_hash, token_hash, device_hash, created_at, last_seen_at, expires_at, revoked_at,
      proved_by, proved_at)
    values (${clientId}, ${hashToken(value)}, ${hashToken(clientToken)}, ${hashToken(device)},
      ${createdAt.toISOString()}, ${seenAt.toISOString()}, ${expiresAt.toISOString()}, ${revokedAt?.toISOString() ?? null},
      ${provedBy ?? null}, ${provedBy ? createdAt.toISOString() : null})`)
  return { authorization: `Bearer ${clientToken}`, 'x-app-token': TOKEN, 'x-session': value }
}
