import type { MessageRequest } from '@/provider/contract/contacts'
import { callDoor } from './call-door'
import { consentHeaders, type Sending } from './consent-headers'
import { ownHeaders } from './own-headers'

/** Browser side of `app/api/messages`. @throws {RejectionError} */
export async function sendMessage(request: MessageRequest, sending: Sending): Promise<void> {
  await callDoor({
    path: '/api/messages/',
    method: 'POST',
    body: request,
    headers: { ...ownHeaders(), ...consentHeaders(sending) },
  })
}
