import { SETTINGS_STATION } from '@/lib/config/product'
import { readReferral } from '@/lib/tracking/referral'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { callDoor } from './call-door'
import { ownHeaders } from './own-headers'

type Request = {
  name: string
  phone: string
  /** `document@version` pairs, joined by commas. */
  consents: string
}

/** Browser side of `app/api/callback`: the five fields of the specification (§7). @throws {RejectionError} */
export async function requestCallback({ name, phone, consents }: Request): Promise<void> {
  await callDoor({
    path: '/api/callback/',
    method: 'POST',
    body: { ...readReferral(), clientName: name, clientPhone: phone, station: SETTINGS_STATION },
    headers: { ...ownHeaders(), [CONSENTS_HEADER]: consents },
  })
}
