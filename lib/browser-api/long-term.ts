import { readReferral } from '@/lib/tracking/referral'
import type { LongTermRequest, LongTermRequestResponse } from '@/provider/contract/long-term'
import { consentHeaders, type Sending } from './consent-headers'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

/** Browser side of `app/api/long-term/requests`; the referral codes go with it. @throws {RejectionError} */
export async function requestLongTerm(
  request: Omit<LongTermRequest, 'partner' | 'affiliate'>,
  sending: Sending,
): Promise<LongTermRequestResponse> {
  const body: LongTermRequest = { ...request, ...readReferral() }
  const headers = { ...ownHeaders(), ...consentHeaders(sending) }
  const response = await sendJson('/api/long-term/requests/', body, { headers })
  if (!isLongTermRequestResponse(response)) throw new BrokenResponseError('unexpected')
  return response
}

/** The door has checked the answer against the contract: here it only must be one. */
function isLongTermRequestResponse(data: unknown): data is LongTermRequestResponse {
  return isRecord(data) && typeof data.number === 'string' && typeof data.monthKop === 'number'
}
