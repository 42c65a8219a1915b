import { z } from 'zod'
import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { SLUG } from '@/provider/contract/rules/slug'
import { TransferDetails, TransfersAnswer } from '@/provider/contract/transfers'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { TransfersService } from './service'

const Params = z.object({ slug: z.string().regex(SLUG) })
const tags = ['transfers']

export function transfersRoutes(app: ProviderServer, transfers: TransfersService): void {
  app.get(
    '/sun/v2/transfers',
    { schema: { tags, headers: LanguageHeader, response: answers(TransfersAnswer) } },
    async (request) => succeed(await transfers.list(languageOf(request.headers['accept-language']))),
  )

  app.get(
    '/sun/v2/transfers/:slug',
    { schema: { tags, params: Params, headers: LanguageHeader, response: answers(TransferDetails) } },
    async (request) =>
      succeed(await transfers.details(request.params.slug, languageOf(request.headers['accept-language']))),
  )
}
