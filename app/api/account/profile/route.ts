import { defineDoor } from '@/lib/api/doors/define-door'
import { deleteAccount } from '@/lib/api/profile'

/** Passes the browser's request on to `DELETE auth-client/client`: the account is gone, and the cookie with it. */
export const DELETE = defineDoor({ limit: 'changeProfile', session: 'client', response: 'session-end' }, deleteAccount)
