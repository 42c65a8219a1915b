import type { PromoCheck, PromoCheckResponse } from '@/provider/contract/quotes'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { RefusedError } from './refused-error'
import { sendJson } from './send-json'

/** Browser side of `app/api/promo`. @throws {RefusedError} */
export async function checkPromo(request: PromoCheck, language: string): Promise<PromoCheckResponse> {
  const data = await sendJson('/api/promo/', request, { headers: { ...ownHeaders(), 'accept-language': language } })
  if (!isAnswer(data)) throw new RefusedError('unavailable')
  return data
}

/** The door has checked the answer against the contract: here it only must be one. */
function isAnswer(data: unknown): data is PromoCheckResponse {
  return isRecord(data) && isRecord(data.promo) && typeof data.kept === 'string'
}
