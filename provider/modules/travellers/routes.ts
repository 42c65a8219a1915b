import { TravellersResponse } from '@/provider/contract/travellers'
import { operations } from '@/provider/http/operations'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { listTravellers } from './list-travellers'

const docs = operations('travellers', {
  listTravellers: 'List the people whom the client booked for',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const

type Travellers = { list: Bound<typeof listTravellers> }

/** Registers the route of people a client booked for. */
export function travellersRoutes(app: ProviderServer, travellers: Travellers): void {
  app.get(
    '/auth-client/travellers',
    { config, schema: { ...docs.listTravellers, response: responses(TravellersResponse) } },
    async ({ session }) => ok(await travellers.list(session.clientId)),
  )
}
