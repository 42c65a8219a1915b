import { addSeconds } from 'date-fns'
import type { FileLink } from '@/provider/contract/files'
import type { Database } from '@/provider/db/database'
import { fileLinks } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import type { Client } from '@/provider/rules/actors'
import { hashToken, newToken } from '@/provider/security/tokens'
import { findFile } from './queries'

const LINK_SECONDS = 60

type Deps = { db: Database; now: () => Date }

/**
 * Makes a link to a file that works once, for the session that requested it.
 *
 * @throws {FailureError} `not_found`
 */
export async function linkFile({ db, now }: Deps, { clientId, sessionId }: Client, id: string): Promise<FileLink> {
  if (!(await findFile(db, clientId, id))) throw new FailureError('not_found', 'No such file of this client.')
  const token = newToken()
  const expiresAt = addSeconds(now(), LINK_SECONDS)
  await db.insert(fileLinks).values({ tokenHash: hashToken(token), fileId: id, sessionId, expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}
