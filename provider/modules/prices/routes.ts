import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { PricesAnswer } from '@/provider/contract/prices'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { PricesService } from './service'

export function pricesRoutes(app: ProviderServer, prices: PricesService): void {
  app.get(
    '/sun/v2/prices',
    { schema: { tags: ['prices'], headers: LanguageHeader, response: answers(PricesAnswer) } },
    async ({ headers }) => succeed(await prices.all(languageOf(headers['accept-language']))),
  )
}
