import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CONSENTS_HEADER, type TRACKING_HEADERS } from '@/provider/contract/rules/headers'
import { DEVICE_HEADER, deviceText, readDevice } from '@/provider/contract/rules/sessions/devices'
import type { RequestOrigin } from '@/provider/db/request-origin'
import type { Visitor } from '@/provider/rules/actors'
import { languageOf } from '@/provider/rules/i18n/language'
import { containingNetwork, networkOf } from '@/provider/rules/visitors/network'
import { hashToken } from '@/provider/security/tokens'
import { LanguageHeader } from './response-schemas'

/** Enough for any counter's cookie; a longer value is cut rather than rejected. */
const TRACKING_MAX = 500

const Text = z.string().optional()
const tracked = {
  'x-sp-id': Text,
  'x-ubtcid': Text,
  'x-ym-uid': Text,
  'x-referer': Text,
} satisfies Record<(typeof TRACKING_HEADERS)[number], typeof Text>

/** Headers about a visitor who leaves a name and a phone: the site is the provider's only caller. */
export const VisitorHeaders = LanguageHeader.extend({
  'x-client-ip': Text,
  [CONSENTS_HEADER]: Text,
  [DEVICE_HEADER]: Text,
  ...tracked,
})

/** Reads the visitor from the headers that the site sends. */
export function visitorOf(headers: z.infer<typeof VisitorHeaders>): Visitor {
  return {
    language: languageOf(headers['accept-language']),
    ip: addressOf(headers['x-client-ip']),
    consents: headers[CONSENTS_HEADER] ?? '',
    device: deviceOf(headers[DEVICE_HEADER]),
    tracking: {
      spId: trackingValue(headers['x-sp-id']),
      ubtcid: trackingValue(headers['x-ubtcid']),
      ymUid: trackingValue(headers['x-ym-uid']),
      referer: trackingValue(headers['x-referer']),
    },
  }
}

/** Returns where a request comes from: what a consent that it gives is proved with. */
export function originOf({ headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>): RequestOrigin {
  const device = headers[DEVICE_HEADER]
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string }
  return { browser: typeof device === 'string' ? deviceOf(device) : null, form: operationId ?? null }
}

/** Returns the visitor's address; null when the header is not an address. */
export function addressOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && isIP(header) ? header : null
}

/** Returns the network whose addresses the visitor may choose from; null: not known. */
export function networkIn(headers: FastifyRequest['headers']): string | null {
  const network = networkOf(addressOf(headers['x-client-ip']))
  return network === null ? null : containingNetwork(network)
}

/** Returns the hash that is stored with a hold; the token of the visit goes no further. */
export function visitHashOf(token: string | undefined): string | null {
  return token ? hashToken(token) : null
}

/** Returns the name of a known device, or null: no other text of the header is stored. */
function deviceOf(header: string | undefined): string | null {
  const device = readDevice(header)
  return device && deviceText(device)
}

function trackingValue(value: string | undefined): string | null {
  return value ? value.slice(0, TRACKING_MAX) : null
}
