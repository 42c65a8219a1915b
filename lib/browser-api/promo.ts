import type { PromoCheck, PromoCheckResponse } from '@/provider/contract/quotes'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { RejectionError } from './rejection-error'
import { sendJson } from './send-json'

/** Browser side of `app/api/promo`. @throws {RejectionError} */
export async function checkPromo(request: PromoCheck, language: string): Promise<PromoCheckResponse> {
  const data = await sendJson('/api/promo/', request, { headers: { ...ownHeaders(), 'accept-language': language } })
  if (!isPromoCheckResponse(data)) throw new RejectionError('unavailable')
  return data
}

/** The door has checked the answer against the contract: here it only must be one. */
function isPromoCheckResponse(data: unknown): data is PromoCheckResponse {
  return isRecord(data) && isRecord(data.promo) && typeof data.kept === 'string'
}
