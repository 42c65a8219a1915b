import { answers, succeed } from '@/provider/answers'
import { ClientAnswer } from '@/provider/contract/account'
import type { ProviderServer } from '@/provider/provider-server'
import type { AccountService } from './service'

const tags = ['account']

export function accountRoutes(app: ProviderServer, account: AccountService): void {
  app.get('/auth-client/client', { schema: { tags, response: answers(ClientAnswer) } }, async ({ session }) =>
    succeed(await account.client(session.clientId)),
  )
}
