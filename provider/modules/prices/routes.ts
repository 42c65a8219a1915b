import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { PricesAnswer, PricesQuery } from '@/provider/contract/prices'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { PricesService } from './service'

export function pricesRoutes(app: ProviderServer, prices: PricesService): void {
  app.get(
    '/sun/v2/prices',
    {
      schema: { tags: ['prices'], querystring: PricesQuery, headers: LanguageHeader, response: answers(PricesAnswer) },
    },
    async ({ query, headers }) => succeed(await prices.all(query, languageOf(headers['accept-language']))),
  )
}
