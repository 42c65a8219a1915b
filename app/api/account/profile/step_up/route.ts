import { stepUp } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { StepUpRequest } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/step_up`. */
export const POST = defineDoor(
  { limit: 'signIn', session: 'client', body: StepUpRequest, response: 'session' },
  ({ body, ...client }) => stepUp(body, client),
)
