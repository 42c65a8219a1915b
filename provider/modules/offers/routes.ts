import { OffersResponse } from '@/provider/contract/offers'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Offers } from './list-offers'

const docs = operations('offers', {
  listOffers: "List the client's personal offers",
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const

/** Registers the route of a client's personal offers. */
export function offersRoutes(app: ProviderServer, offers: Offers): void {
  app.get(
    '/auth-client/offers',
    { config, schema: { ...docs.listOffers, headers: LanguageHeader, response: responses(OffersResponse) } },
    async ({ session, headers }) => ok(await offers.list(session.clientId, languageOf(headers['accept-language']))),
  )
}
