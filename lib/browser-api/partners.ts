import type { PartnerRequest } from '@/provider/contract/content'
import { RefusedError, readRefusal } from './refused-error'

type Sending = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** Of the page, in which the branch answers. */
  language: string
}

/** Browser side of `app/api/partners`. @throws {RefusedError} */
export async function requestPartnership(request: PartnerRequest, { consents, language }: Sending): Promise<void> {
  const response = await fetch('/api/partners/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, 'x-consents': consents },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new RefusedError('unavailable')
  })
  if (!response.ok) throw await readRefusal(response)
}
