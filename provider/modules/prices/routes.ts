import { PricesAnswer, PricesQuery } from '@/provider/contract/prices'
import { answers, LanguageHeader, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { PricesService } from './read-price-list'

export function pricesRoutes(app: ProviderServer, prices: PricesService): void {
  app.get(
    '/sun/v2/prices',
    {
      schema: { tags: ['prices'], querystring: PricesQuery, headers: LanguageHeader, response: answers(PricesAnswer) },
    },
    async ({ query, headers }) => succeed(await prices.all(query, languageOf(headers['accept-language']))),
  )
}
