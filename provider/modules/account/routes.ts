import { ClientResponse } from '@/provider/contract/account'
import { operations } from '@/provider/http/operations'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { readAccount } from './read-account'

const docs = operations('account', {
  readClient: 'Read the signed-in client',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const

type Account = { read: Bound<typeof readAccount> }

/** Registers the route that reads the signed-in client. */
export function accountRoutes(app: ProviderServer, account: Account): void {
  app.get(
    '/auth-client/client',
    { config, schema: { ...docs.readClient, response: responses(ClientResponse) } },
    async ({ session }) =>
      ok({ ...(await account.read(session.clientId)), sessionEndsAt: session.endsAt.toISOString() }),
  )
}
