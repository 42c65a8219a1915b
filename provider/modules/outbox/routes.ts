import { z } from 'zod'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { listMailbox, readMailboxFile } from './development-mailbox'
import { outboxPage } from './development-page'

type Mailbox = { list: Bound<typeof listMailbox>; readFile: Bound<typeof readMailboxFile> }

const config = { auth: 'loopback', limit: 'none', cache: 'default' } as const

const FileParams = z.object({ id: z.coerce.number().int().positive() })

/** Shows what a demo would have sent, on its own machine only. A live branch has no such routes. */
export function outboxRoutes(app: ProviderServer, mailbox: Mailbox): void {
  app.get('/outbox', { config, schema: { hide: true } }, async (_request, reply) => {
    const page = outboxPage(await mailbox.list())
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })

  app.get('/outbox/files/:id', { config, schema: { hide: true, params: FileParams } }, async (request, reply) => {
    const file = await mailbox.readFile(request.params.id)
    // The provider makes the names: `sun-rent-1234567.pdf`.
    const headers = { 'content-disposition': `attachment; filename="${file.filename}"`, 'cache-control': 'no-store' }
    return reply
      .headers({ ...headers, 'x-content-type-options': 'nosniff' })
      .type(file.contentType)
      .send(file.content)
  })
}
