import { defineDoor } from '@/lib/api/doors/define-door'
import { listOwnEntries } from '@/lib/api/waitlist'

/** Passes the browser's request on to `GET auth-client/waitlist`. */
export const GET = defineDoor({ limit: 'readClient', session: 'client', response: 'ok' }, listOwnEntries)
