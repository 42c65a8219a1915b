import type { CodeRequest, CodeResponse } from '@/provider/contract/auth'
import { CODE_SECONDS } from '@/provider/contract/rules/auth/codes'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { wideNetworkHash } from '@/provider/records/visitors/network-hash'
import type { Visitor } from '@/provider/rules/actors'
import { networkOf, wideNetworkOf } from '@/provider/rules/visitors/network'
import { hashToken, newToken } from '@/provider/security/tokens'
import { hashCode, newCode } from './code-secret'
import { issueCode } from './codes'
import { tooManyAttemptsFailure } from './session-response'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }

/** The phone of a booking may be nobody's yet. */
type BookingCodeRequest = { purpose: 'booking'; phone: string }

/**
 * Makes a code for any phone; the worker of the outbox sends it only to a client, a letter only to his confirmed e-mail, but one
 * for a booking to any phone.
 *
 * @throws {FailureError} `too_many_requests`, for a stranger's phone as for a client's
 */
export async function requestCode(
  { db, settings, secret, now }: Deps,
  codeRequest: CodeRequest | BookingCodeRequest,
  { ip, language }: Pick<Visitor, 'ip' | 'language'>,
): Promise<CodeResponse> {
  const { purpose, phone } = codeRequest
  const deviceToken = purpose === 'booking' ? undefined : codeRequest.deviceToken
  const channel = codeRequest.purpose === 'renew_password' ? codeRequest.channel : undefined
  const [request, code] = [newToken(), newCode()]
  const network = networkOf(ip)
  const newRow = {
    station: settings.station,
    purpose,
    channel: channel ?? ('sms' as const),
    phone,
    language,
    network,
    wideNetwork: network === null ? null : wideNetworkOf(network),
    networkHash: wideNetworkHash(ip, secret),
    deviceHash: deviceToken === undefined ? null : hashToken(deviceToken),
    clientId: null,
    address: purpose === 'booking' ? phone : null,
    requestHash: hashToken(request),
    code,
    codeHash: hashCode(code, { purpose, phone, request }, secret),
    at: now(),
  }
  const admission = await db.transaction((tx) => issueCode(tx, newRow))
  if (admission.waitSeconds !== null) throw tooManyAttemptsFailure(admission.waitSeconds)
  return { request, expiresInSeconds: CODE_SECONDS, resendInSeconds: admission.resendInSeconds }
}
