import {
  RecoveryCodesResponse,
  SecondFactorConfirmation,
  SecondFactorEnd,
  SecondFactorSetup,
} from '@/provider/contract/auth'
import { operations } from '@/provider/http/operations'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { endFactor, renewRecoveryCodes } from './change-factor'
import type { beginFactor, confirmFactor } from './set-up-factor'

type SecondFactorUseCases = {
  begin: Bound<typeof beginFactor>
  confirm: Bound<typeof confirmFactor>
  renewCodes: Bound<typeof renewRecoveryCodes>
  end: Bound<typeof endFactor>
}

const docs = operations('auth', {
  beginSecondFactor: 'Make the secret of a second factor',
  confirmSecondFactor: 'Switch the second factor on by its first code',
  renewRecoveryCodes: 'Make new recovery codes',
  endSecondFactor: 'Switch the second factor off',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const hashing = { ...config, limit: 'recovery-codes' } as const

/** Registers the routes of a client's second factor. */
export function factorRoutes(app: ProviderServer, secondFactor: SecondFactorUseCases): void {
  app.post(
    '/auth-client/second_factor',
    { config, schema: { ...docs.beginSecondFactor, response: responses(SecondFactorSetup) } },
    async ({ session }) => ok(await secondFactor.begin(session)),
  )

  app.post(
    '/auth-client/second_factor/confirmation',
    {
      config: hashing,
      schema: {
        ...docs.confirmSecondFactor,
        body: SecondFactorConfirmation,
        response: responses(RecoveryCodesResponse),
      },
    },
    async ({ session, body }) => ok(await secondFactor.confirm(session, body)),
  )

  app.post(
    '/auth-client/second_factor/recovery_codes',
    { config: hashing, schema: { ...docs.renewRecoveryCodes, response: responses(RecoveryCodesResponse) } },
    async ({ session }) => ok(await secondFactor.renewCodes(session)),
  )

  app.delete(
    '/auth-client/second_factor',
    { config, schema: { ...docs.endSecondFactor, response: responses(SecondFactorEnd) } },
    async ({ session }) => ok(await secondFactor.end(session)),
  )
}
