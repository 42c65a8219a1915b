import { isIP } from 'node:net'
import { z } from 'zod'
import { CONSENTS_HEADER, type TRACKING_HEADERS } from '@/provider/contract/rules/headers'
import { DEVICE_HEADER, deviceText, readDevice } from '@/provider/contract/rules/sessions/devices'
import type { Visitor } from '@/provider/rules/actors'
import { languageOf } from '@/provider/rules/i18n/language'
import { LanguageHeader } from './response-schemas'

/** Enough for any counter's cookie; what is longer is not worth losing a request for. */
const TRACKING_MAX = 500

const Text = z.string().optional()
const tracked = {
  'x-sp-id': Text,
  'x-ubtcid': Text,
  'x-ym-uid': Text,
  'x-referer': Text,
} satisfies Record<(typeof TRACKING_HEADERS)[number], typeof Text>

/** Headers of whoever leaves a name and a phone: the provider itself sees only the site. */
export const VisitorHeaders = LanguageHeader.extend({
  'x-client-ip': Text,
  [CONSENTS_HEADER]: Text,
  [DEVICE_HEADER]: Text,
  ...tracked,
})

export function visitorOf(headers: z.infer<typeof VisitorHeaders>): Visitor {
  return {
    language: languageOf(headers['accept-language']),
    ip: addressOf(headers['x-client-ip']),
    consents: headers[CONSENTS_HEADER] ?? '',
    device: deviceOf(headers[DEVICE_HEADER]),
    tracking: {
      spId: sent(headers['x-sp-id']),
      ubtcid: sent(headers['x-ubtcid']),
      ymUid: sent(headers['x-ym-uid']),
      referer: sent(headers['x-referer']),
    },
  }
}

/** The visitor's address; null when it is none. */
export function addressOf(header: string | undefined): string | null {
  return header !== undefined && isIP(header) ? header : null
}

/** One of ours, or null: nothing else that a header says is kept. */
function deviceOf(header: string | undefined): string | null {
  const device = readDevice(header)
  return device && deviceText(device)
}

function sent(value: string | undefined): string | null {
  return value ? value.slice(0, TRACKING_MAX) : null
}
