import type { PartnerRequest } from '@/provider/contract/partners'
import { callDoor } from './call-door'
import { consentHeaders, type Sending } from './consent-headers'
import { ownHeaders } from './own-headers'

/** Browser side of `app/api/partners`. @throws {RejectionError} */
export async function requestPartnership(request: PartnerRequest, sending: Sending): Promise<void> {
  await callDoor({
    path: '/api/partners/',
    method: 'POST',
    body: request,
    headers: { ...ownHeaders(), ...consentHeaders(sending) },
  })
}
