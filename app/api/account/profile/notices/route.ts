import { defineDoor } from '@/lib/api/doors/define-door'
import { changeNotices } from '@/lib/api/profile'
import { NoticesChange } from '@/provider/contract/profile'

/** Passes the browser's request on to `POST auth-client/settings/notices`. */
export const POST = defineDoor(
  { limit: 'changeProfile', session: 'client', body: NoticesChange, response: 'ok' },
  ({ body, ...client }) => changeNotices(body, client),
)
