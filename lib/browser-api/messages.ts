import type { MessageRequest } from '@/provider/contract/messages'
import { RefusedError, readRefusal } from './refused-error'

type Sending = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** Of the page, in which the branch answers. */
  language: string
}

/** Browser side of `app/api/messages`. @throws {RefusedError} */
export async function sendMessage(request: MessageRequest, { consents, language }: Sending): Promise<void> {
  const response = await fetch('/api/messages/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, 'x-consents': consents },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new RefusedError('unavailable')
  })
  if (!response.ok) throw await readRefusal(response)
}
