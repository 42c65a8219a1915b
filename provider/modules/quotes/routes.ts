import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { PromoCheck, PromoCheckAnswer, Quote, RentalRequest } from '@/provider/contract/quotes'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { QuotesService } from './service'

const tags = ['quotes']

export function quotesRoutes(app: ProviderServer, quotes: QuotesService): void {
  app.post(
    '/sun/v2/quote',
    { schema: { tags, body: RentalRequest, headers: LanguageHeader, response: answers(Quote) } },
    async ({ body, headers }) =>
      succeed(await quotes.quote(body, { language: languageOf(headers['accept-language']) })),
  )

  app.post(
    '/sun/v2/promo/check',
    { schema: { tags, body: PromoCheck, headers: LanguageHeader, response: answers(PromoCheckAnswer) } },
    async ({ body, headers }) => succeed(await quotes.checkPromo(body, languageOf(headers['accept-language']))),
  )
}
