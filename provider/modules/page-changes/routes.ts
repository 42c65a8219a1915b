import { PageChangesAnswer, PageChangesQuery } from '@/provider/contract/page-changes'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { PageChangesService } from './list-changes'

export function pageChangesRoutes(app: ProviderServer, changes: PageChangesService): void {
  app.get(
    '/sun/v2/page-changes',
    { schema: { tags: ['pages'], querystring: PageChangesQuery, response: responses(PageChangesAnswer) } },
    async ({ query }) => ok(await changes.since(query.after)),
  )
}
