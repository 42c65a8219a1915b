import { defineDoor } from '@/lib/api/doors/define-door'
import { endOtherSessions } from '@/lib/api/sessions'

/** Passes the browser's request on to `DELETE auth-client/sessions`: all but the one that asks. */
export const DELETE = defineDoor({ limit: 'changeProfile', session: 'client', response: 'ok' }, endOtherSessions)
