import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { OffersAnswer } from '@/provider/contract/offers'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { OffersService } from './service'

export function offersRoutes(app: ProviderServer, offers: OffersService): void {
  app.get(
    '/auth-client/offers',
    { schema: { tags: ['account'], headers: LanguageHeader, response: answers(OffersAnswer) } },
    async ({ session, headers }) =>
      succeed(await offers.list(session.clientId, languageOf(headers['accept-language']))),
  )
}
