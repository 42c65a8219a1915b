import { eq } from 'drizzle-orm'
import type { EmailChange, EmailResponse } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Client } from '@/provider/rules/actors'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import { spendCode, voidCodesOf } from './codes'
import { lockCredentials, requireCredentials } from './credentials'
import { verifyOwnCode } from './own-codes'
import { requireStepUp } from './require-step-up'
import { wrongCodeFailure } from './session-response'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }

/**
 * Gives a client another e-mail, confirmed by a code. The e-mail before it is notified, or the phone when there was none.
 *
 * @throws {FailureError} `step_up_required`, `code_wrong`
 */
export async function changeEmail(deps: Deps, owner: Client, { email, ...proof }: EmailChange): Promise<EmailResponse> {
  const { db, settings, now } = deps
  const { station } = settings
  const client = await requireCredentials(db, owner)
  const clientId = client.id
  const at = now()
  requireStepUp(owner, at, (await settings.current()).stepUp)
  const codeId = await verifyOwnCode(deps, client, { purpose: 'email', email }, proof)
  const isChanged = await db.transaction(async (tx) => {
    const locked = await lockCredentials(tx, clientId)
    if (!(await spendCode(tx, codeId, at)) || !locked) return false
    const { phone, language } = locked
    await tx.update(clients).set({ email, emailConfirmedAt: at }).where(eq(clients.id, clientId))
    await voidCodesOf(tx, phone, at, 'email')
    const message = { station, kind: 'email_changed', language, at } as const
    const oldEmail = confirmedEmail(locked)
    if (oldEmail === null) await enqueue(tx, { ...message, channel: 'sms', phone })
    else await enqueue(tx, { ...message, channel: 'email', clientId, address: oldEmail })
    return true
  })
  if (!isChanged) throw wrongCodeFailure()
  return { email, confirmedAt: at.toISOString() }
}
