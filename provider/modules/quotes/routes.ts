import { answers, succeed } from '@/provider/answers'
import { Quote, RentalRequest } from '@/provider/contract/quotes'
import type { ProviderServer } from '@/provider/provider-server'
import type { QuotesService } from './service'

export function quotesRoutes(app: ProviderServer, quotes: QuotesService): void {
  app.post(
    '/sun/v2/quote',
    { schema: { tags: ['quotes'], body: RentalRequest, response: answers(Quote) } },
    async (request) => succeed(await quotes.quote(request.body)),
  )
}
