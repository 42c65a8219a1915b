import { z } from 'zod'
import { defineDoor } from '@/lib/api/doors/define-door'
import { endSession } from '@/lib/api/sessions'

/** Passes the browser's request on to `DELETE auth-client/sessions/{id}`. */
export const DELETE = defineDoor(
  { limit: 'changeProfile', session: 'client', param: 'id', response: 'ok' },
  ({ id, ...client }) => endSession(z.uuid().parse(id), client),
)
