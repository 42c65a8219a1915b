import { answers, succeed } from '@/provider/answers'
import { TravellersAnswer } from '@/provider/contract/travellers'
import type { ProviderServer } from '@/provider/provider-server'
import type { TravellersService } from './service'

export function travellersRoutes(app: ProviderServer, travellers: TravellersService): void {
  app.get(
    '/auth-client/travellers',
    { schema: { tags: ['account'], response: answers(TravellersAnswer) } },
    async ({ session }) => succeed(await travellers.list(session.clientId)),
  )
}
