import { PageChangesAnswer, PageChangesQuery } from '@/provider/contract/page-changes'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { PageChangesService } from './list-changes'

const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

export function pageChangesRoutes(app: ProviderServer, changes: PageChangesService): void {
  app.get(
    '/sun/v2/page-changes',
    { config, schema: { tags: ['pages'], querystring: PageChangesQuery, response: responses(PageChangesAnswer) } },
    async ({ query }) => ok(await changes.since(query.after)),
  )
}
