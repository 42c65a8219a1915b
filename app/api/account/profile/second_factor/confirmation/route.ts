import { defineDoor } from '@/lib/api/doors/define-door'
import { confirmSecondFactor } from '@/lib/api/second-factor'
import { SecondFactorConfirmation } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/second_factor/confirmation`: the recovery codes, once. */
export const POST = defineDoor(
  { limit: 'signIn', session: 'client', body: SecondFactorConfirmation, response: 'ok' },
  ({ body, ...client }) => confirmSecondFactor(body, client),
)
