import { PageChangesAnswer, PageChangesQuery } from '@/provider/contract/page-changes'
import { answers, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { PageChangesService } from './list-changes'

export function pageChangesRoutes(app: ProviderServer, changes: PageChangesService): void {
  app.get(
    '/sun/v2/page-changes',
    { schema: { tags: ['pages'], querystring: PageChangesQuery, response: answers(PageChangesAnswer) } },
    async ({ query }) => succeed(await changes.since(query.after)),
  )
}
