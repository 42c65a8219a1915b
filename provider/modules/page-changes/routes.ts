import { LatestChangesResponse, PageChangesQuery, PageChangesResponse } from '@/provider/contract/page-changes'
import { operations } from '@/provider/http/operations'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { listChanges } from './list-changes'
import type { listLatest } from './list-latest'

const docs = operations('page-changes', {
  listPageChanges: 'List the changes after which pages are stale',
  listLatestChanges: 'List when the pages of each tag changed last',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

type PageChanges = { list: Bound<typeof listChanges>; listLatest: Bound<typeof listLatest> }

/** Registers the route of changes that make cached pages stale. */
export function pageChangesRoutes(app: ProviderServer, changes: PageChanges): void {
  app.get(
    '/sun/v2/page-changes',
    {
      config,
      schema: { ...docs.listPageChanges, querystring: PageChangesQuery, response: responses(PageChangesResponse) },
    },
    async ({ query }) => ok(await changes.list(query.after)),
  )
  app.get(
    '/sun/v2/page-changes/latest',
    { config, schema: { ...docs.listLatestChanges, response: responses(LatestChangesResponse) } },
    async () => ok(await changes.listLatest()),
  )
}
