import type { MessageRequest } from '@/provider/contract/messages'
import { callDoor } from './call-door'

type Sending = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** Of the page, in which the branch answers. */
  language: string
}

/** Browser side of `app/api/messages`. @throws {RefusedError} */
export async function sendMessage(request: MessageRequest, { consents, language }: Sending): Promise<void> {
  await callDoor({
    path: '/api/messages/',
    method: 'POST',
    body: request,
    headers: { 'accept-language': language, 'x-consents': consents },
  })
}
