import { ClientAnswer } from '@/provider/contract/account'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { AccountService } from './read-account'

const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const tags = ['account']

export function accountRoutes(app: ProviderServer, account: AccountService): void {
  app.get('/auth-client/client', { config, schema: { tags, response: responses(ClientAnswer) } }, async ({ session }) =>
    ok(await account.client(session.clientId)),
  )
}
