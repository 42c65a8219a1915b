import { answers, succeed } from '@/provider/answers'
import { ClientAnswer } from '@/provider/contract/account'
import { ProfileAnswer } from '@/provider/contract/profile'
import { SessionsAnswer } from '@/provider/contract/sessions'
import type { ProviderServer } from '@/provider/provider-server'
import type { AccountService } from './service'

const tags = ['account']

export function accountRoutes(app: ProviderServer, account: AccountService): void {
  app.get('/auth-client/client', { schema: { tags, response: answers(ClientAnswer) } }, async ({ session }) =>
    succeed(await account.client(session.clientId)),
  )

  app.get('/auth-client/settings', { schema: { tags, response: answers(ProfileAnswer) } }, async ({ session }) =>
    succeed(await account.profile(session.clientId)),
  )

  app.get('/auth-client/sessions', { schema: { tags, response: answers(SessionsAnswer) } }, async ({ session }) =>
    succeed(await account.sessions(session.clientId, session.sessionId)),
  )
}
