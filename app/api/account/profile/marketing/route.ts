import { defineDoor } from '@/lib/api/doors/define-door'
import { withdrawMarketing } from '@/lib/api/profile'

/** Passes the browser's request on to `DELETE auth-client/settings/marketing`. */
export const DELETE = defineDoor({ limit: 'changeProfile', session: 'client', response: 'ok' }, withdrawMarketing)
