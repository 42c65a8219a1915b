import type { PartnerRequest } from '@/provider/contract/content'
import { callDoor } from './call-door'

type Sending = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** Of the page, in which the branch answers. */
  language: string
}

/** Browser side of `app/api/partners`. @throws {RefusedError} */
export async function requestPartnership(request: PartnerRequest, { consents, language }: Sending): Promise<void> {
  await callDoor({
    path: '/api/partners/',
    method: 'POST',
    body: request,
    headers: { 'accept-language': language, 'x-consents': consents },
  })
}
