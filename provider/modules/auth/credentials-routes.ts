import {
  CodeResponse,
  EmailChange,
  EmailResponse,
  OwnCodeRequest,
  PasswordChange,
  PhoneChange,
  PhoneResponse,
  SessionResponse,
  StepUpRequest,
} from '@/provider/contract/auth'
import { sessionIn } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { changeEmail } from './change-email'
import type { changePassword } from './change-password'
import type { changePhone } from './change-phone'
import type { requestOwnCode } from './request-own-code'
import type { stepUp } from './step-up'

type CredentialsUseCases = {
  requestCode: Bound<typeof requestOwnCode>
  changePhone: Bound<typeof changePhone>
  changeEmail: Bound<typeof changeEmail>
  changePassword: Bound<typeof changePassword>
  stepUp: Bound<typeof stepUp>
}

const docs = operations('auth', {
  requestOwnCode: 'Send a code to the client',
  changePhone: 'Change the phone',
  changeEmail: 'Change or confirm the e-mail address',
  changePassword: 'Change the password and end the other sessions',
  stepUp: 'Prove once more who the client is',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const hashing = { ...config, limit: 'hash' } as const
const common = { headers: VisitorHeaders }

/** Registers the routes that change a client's phone, e-mail and password. */
export function credentialsRoutes(app: ProviderServer, credentials: CredentialsUseCases): void {
  app.post(
    '/auth-client/settings/code',
    { config, schema: { ...docs.requestOwnCode, ...common, body: OwnCodeRequest, response: responses(CodeResponse) } },
    async ({ session, body, headers }) => ok(await credentials.requestCode(session, body, visitorOf(headers))),
  )

  app.post(
    '/auth-client/settings/phone',
    { config, schema: { ...docs.changePhone, ...common, body: PhoneChange, response: responses(PhoneResponse) } },
    async ({ session, body }) => ok(await credentials.changePhone(session, body)),
  )

  app.post(
    '/auth-client/settings/email',
    { config, schema: { ...docs.changeEmail, ...common, body: EmailChange, response: responses(EmailResponse) } },
    async ({ session, body }) => ok(await credentials.changeEmail(session, body)),
  )

  app.post(
    '/auth-client/settings/password',
    {
      config: hashing,
      schema: { ...docs.changePassword, ...common, body: PasswordChange, response: responses(SessionResponse) },
    },
    async ({ session, body, headers }) =>
      ok(await credentials.changePassword(session, body, { visitor: visitorOf(headers), session: sessionIn(headers) })),
  )

  app.post(
    '/auth-client/step_up',
    {
      config: hashing,
      schema: { ...docs.stepUp, ...common, body: StepUpRequest, response: responses(SessionResponse) },
    },
    async ({ session, body, headers }) =>
      ok(await credentials.stepUp(session, body, { visitor: visitorOf(headers), session: sessionIn(headers) })),
  )
}
