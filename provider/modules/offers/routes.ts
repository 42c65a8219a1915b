import { OffersAnswer } from '@/provider/contract/offers'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { OffersService } from './list-offers'

const config = { auth: 'session', limit: 'none', cache: 'none' } as const

export function offersRoutes(app: ProviderServer, offers: OffersService): void {
  app.get(
    '/auth-client/offers',
    { config, schema: { tags: ['account'], headers: LanguageHeader, response: responses(OffersAnswer) } },
    async ({ session, headers }) => ok(await offers.list(session.clientId, languageOf(headers['accept-language']))),
  )
}
