import { z } from 'zod'
import { defineDoor } from '@/lib/api/doors/define-door'
import { leaveWaitlist } from '@/lib/api/waitlist'

/** Passes the browser's request on to `DELETE auth-client/waitlist/{id}`. */
export const DELETE = defineDoor(
  { limit: 'changeProfile', session: 'client', param: 'id', response: 'ok' },
  ({ id, ...client }) => leaveWaitlist(z.coerce.number().int().positive().parse(id), client),
)
