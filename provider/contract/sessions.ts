import { z } from 'zod'

/** `GET auth-client/sessions`: browsers in which the client is signed in. */
export const SessionsAnswer = z.object({
  items: z.array(
    z.object({ id: z.string(), createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime(), current: z.boolean() }),
  ),
})
export type SessionsAnswer = z.infer<typeof SessionsAnswer>
