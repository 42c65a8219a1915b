import type { CodeResponse, OwnCodeRequest } from '@/provider/contract/auth'
import { CODE_SECONDS } from '@/provider/contract/rules/auth/codes'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { wideNetworkHash } from '@/provider/records/visitors/network-hash'
import type { Client, Visitor } from '@/provider/rules/actors'
import { networkOf, wideNetworkOf } from '@/provider/rules/visitors/network'
import { hashToken, newToken } from '@/provider/security/tokens'
import { hashCode, newCode } from './code-secret'
import { issueCode } from './codes'
import { requireCredentials } from './credentials'
import { ownCodeBinding, ownCodeClaim, verifyOwnCode } from './own-codes'
import { requireStepUp } from './require-step-up'
import { secondFactorFailure, tooManyAttemptsFailure } from './session-response'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }

/**
 * Sends a signed-in client a code for a step-up, a new phone or a new e-mail. The answer is the same for a new phone that
 * another client has and for one that no client has.
 *
 * @throws {FailureError} `too_many_requests`, `step_up_required`, `second_factor_required`, `code_wrong`, `conflict`: the phone
 * is his already
 */
export async function requestOwnCode(
  deps: Deps,
  owner: Client,
  request: OwnCodeRequest,
  { ip, language }: Visitor,
): Promise<CodeResponse> {
  const { db, settings, secret, now } = deps
  const client = await requireCredentials(db, owner)
  const { stepUp } = await settings.current()
  // A code of the phone would not be enough: no SMS for nothing.
  if (request.purpose === 'step_up' && owner.hasSecondFactor) throw secondFactorFailure()
  // Without a second factor both phones prove a change of the phone.
  const isOfPhone = request.purpose === 'phone_old' || request.purpose === 'phone_new'
  if (request.purpose === 'email' || (isOfPhone && owner.hasSecondFactor)) requireStepUp(owner, now(), stepUp)
  if (request.purpose === 'phone_new') {
    if (request.phone === client.phone) throw new FailureError('conflict', 'The phone is the client’s already.')
    await verifyOwnCode(deps, client, { purpose: 'phone_old' }, request.old, { of: 'old' })
  }
  const [token, code] = [newToken(), newCode()]
  const network = networkOf(ip)
  const binding = ownCodeBinding(client, request)
  const { purpose, phone, address } = binding
  const newRow = {
    station: settings.station,
    purpose,
    channel: purpose === 'email' ? ('email' as const) : ('sms' as const),
    phone,
    language,
    network,
    wideNetwork: network === null ? null : wideNetworkOf(network),
    networkHash: wideNetworkHash(ip, secret),
    deviceHash: null,
    clientId: client.id,
    address,
    requestHash: hashToken(token),
    code,
    codeHash: hashCode(code, ownCodeClaim(binding, token), secret),
    at: now(),
  }
  const admission = await db.transaction((tx) => issueCode(tx, newRow))
  if (admission.waitSeconds !== null) throw tooManyAttemptsFailure(admission.waitSeconds)
  return { request: token, expiresInSeconds: CODE_SECONDS, resendInSeconds: admission.resendInSeconds }
}
