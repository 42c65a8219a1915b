import { ClientAnswer } from '@/provider/contract/account'
import { answers, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { AccountService } from './read-account'

const tags = ['account']

export function accountRoutes(app: ProviderServer, account: AccountService): void {
  app.get('/auth-client/client', { schema: { tags, response: answers(ClientAnswer) } }, async ({ session }) =>
    succeed(await account.client(session.clientId)),
  )
}
