import { TravellersAnswer } from '@/provider/contract/travellers'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { listTravellers } from './list-travellers'

const config = { auth: 'session', limit: 'none', cache: 'none' } as const

type Travellers = { list: Bound<typeof listTravellers> }

export function travellersRoutes(app: ProviderServer, travellers: Travellers): void {
  app.get(
    '/auth-client/travellers',
    { config, schema: { tags: ['account'], response: responses(TravellersAnswer) } },
    async ({ session }) => ok(await travellers.list(session.clientId)),
  )
}
