import { TravellersAnswer } from '@/provider/contract/travellers'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { TravellersService } from './list-travellers'

const config = { auth: 'session', limit: 'none', cache: 'none' } as const

export function travellersRoutes(app: ProviderServer, travellers: TravellersService): void {
  app.get(
    '/auth-client/travellers',
    { config, schema: { tags: ['account'], response: responses(TravellersAnswer) } },
    async ({ session }) => ok(await travellers.list(session.clientId)),
  )
}
