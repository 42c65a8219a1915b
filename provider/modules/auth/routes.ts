import { z } from 'zod'
import {
  CodeRequest,
  CodeResponse,
  LoginRequest,
  LogoutResponse,
  RegistrationRequest,
  RenewPasswordRequest,
  SessionResponse,
} from '@/provider/contract/auth'
import { SESSION_HEADER } from '@/provider/contract/rules/session-headers'
import { clientTokenIn, sessionIn } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { createdResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { Sessions } from '@/provider/modules/sessions/find-session'
import type { register } from './register'
import type { renewPassword } from './renew-password'
import type { requestCode } from './request-code'
import type { signIn } from './sign-in'

type Auth = {
  requestCode: Bound<typeof requestCode>
  register: Bound<typeof register>
  renewPassword: Bound<typeof renewPassword>
  signIn: Bound<typeof signIn>
}

const docs = operations('auth', {
  requestCode: 'Send a code to a phone',
  registerClient: 'Register with a code and begin a session',
  logIn: 'Sign in with a password',
  renewPassword: 'Set a new password with a code',
  logOut: 'End the session',
})
const config = { auth: 'app', limit: 'hash', cache: 'none' } as const
const common = { headers: VisitorHeaders }
/** A session that begins ends the browser's present one. */
const beginning = { ...common, headers: VisitorHeaders.extend({ [SESSION_HEADER]: z.string().optional() }) }

/** Registers the routes of a visitor who is not signed in. */
export function authRoutes(app: ProviderServer, auth: Auth): void {
  app.post(
    '/auth-client/code',
    {
      config: { ...config, limit: 'code' },
      schema: { ...docs.requestCode, ...common, body: CodeRequest, response: responses(CodeResponse) },
    },
    async ({ body, headers }) => ok(await auth.requestCode(body, visitorOf(headers))),
  )

  app.post(
    '/auth-client/registration',
    {
      config,
      schema: {
        ...docs.registerClient,
        ...beginning,
        body: RegistrationRequest,
        response: createdResponses(SessionResponse),
      },
    },
    async ({ body, headers }, reply) =>
      reply.code(201).send(ok(await auth.register(body, visitorOf(headers), sessionIn(headers)))),
  )

  app.post(
    '/auth-client/login',
    { config, schema: { ...docs.logIn, ...beginning, body: LoginRequest, response: responses(SessionResponse) } },
    async ({ body, headers }) => ok(await auth.signIn(body, visitorOf(headers), sessionIn(headers))),
  )

  app.post(
    '/auth-client/renew_password',
    {
      config,
      schema: { ...docs.renewPassword, ...beginning, body: RenewPasswordRequest, response: responses(SessionResponse) },
    },
    async ({ body, headers }) => ok(await auth.renewPassword(body, visitorOf(headers), sessionIn(headers))),
  )
}

/** Registers the route that ends a session. One that has ended is logged out as well as a live one. */
export function logoutRoutes(app: ProviderServer, sessions: Sessions): void {
  const schema = { ...docs.logOut, headers: z.object({}).loose(), response: responses(LogoutResponse) }
  app.get(
    '/auth-client/logout',
    { config: { auth: 'session-ending', limit: 'none', cache: 'none' }, schema },
    async ({ headers }) => {
      await sessions.end(sessionIn(headers), clientTokenIn(headers))
      return ok({ loggedOut: true as const })
    },
  )
}
