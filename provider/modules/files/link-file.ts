import { addSeconds } from 'date-fns'
import type { FileLink } from '@/provider/contract/files'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { fileLinks } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import { requireStepUp } from '@/provider/modules/auth/require-step-up'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Client } from '@/provider/rules/actors'
import { hashToken, newToken } from '@/provider/security/tokens'
import { findFile } from './queries'

const LINK_SECONDS = 60

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Makes a link to a file that works once, for the session that requested it. A scan needs a recent step-up by a code, where
 * the branch has not switched that off.
 *
 * @throws {FailureError} `not_found`, `step_up_required`
 */
export async function linkFile({ db, settings, now }: Deps, owner: Client, id: string): Promise<FileLink> {
  const { clientId, sessionId } = owner
  const file = await findFile(db, clientId, id)
  if (!file) throw new FailureError('not_found', 'No such file of this client.')
  const { stepUp } = await settings.current()
  const isScan = SCAN_KINDS.some((kind) => kind === file.kind)
  if (isScan && stepUp.scans) requireStepUp(owner, now(), stepUp, 'code')
  const token = newToken()
  const expiresAt = addSeconds(now(), LINK_SECONDS)
  await db.insert(fileLinks).values({ tokenHash: hashToken(token), fileId: id, sessionId, expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}
