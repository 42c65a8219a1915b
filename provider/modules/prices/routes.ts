import { PricesAnswer, PricesQuery } from '@/provider/contract/prices'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { PricesService } from './read-price-list'

const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

export function pricesRoutes(app: ProviderServer, prices: PricesService): void {
  app.get(
    '/sun/v2/prices',
    {
      config,
      schema: {
        tags: ['prices'],
        querystring: PricesQuery,
        headers: LanguageHeader,
        response: responses(PricesAnswer),
      },
    },
    async ({ query, headers }) => ok(await prices.all(query, languageOf(headers['accept-language']))),
  )
}
