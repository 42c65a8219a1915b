import { z } from 'zod'
import { BROWSERS, SYSTEMS } from './rules/sessions/devices'

/**
 * `GET auth-client/sessions`: browsers in which the client is signed in, the calling one first. `network`: from which it signed in,
 * as `203.0.113.*`. `location`: town and country of the network. Null is what is unknown; without a GeoIP file every `location` is.
 */
export const SessionsResponse = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      current: z.boolean(),
      device: z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) }).nullable(),
      network: z.string().nullable(),
      location: z.object({ ru: z.string(), en: z.string(), 'zh-CN': z.string() }).nullable(),
    }),
  ),
})
export type SessionsResponse = z.infer<typeof SessionsResponse>

/** `DELETE auth-client/sessions/{id}`, and `…/sessions` for all but the calling one. */
export const EndedResponse = z.object({ ended: z.int().nonnegative() })
export type EndedResponse = z.infer<typeof EndedResponse>
