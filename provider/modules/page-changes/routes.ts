import { answers, succeed } from '@/provider/answers'
import { PageChangesAnswer, PageChangesQuery } from '@/provider/contract/page-changes'
import type { ProviderServer } from '@/provider/provider-server'
import type { PageChangesService } from './service'

export function pageChangesRoutes(app: ProviderServer, changes: PageChangesService): void {
  app.get(
    '/sun/v2/page-changes',
    { schema: { tags: ['pages'], querystring: PageChangesQuery, response: answers(PageChangesAnswer) } },
    async ({ query }) => succeed(await changes.since(query.after)),
  )
}
