import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { FailureError } from '@/provider/failure-error'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import { isLoopback } from '@/provider/security/loopback'
import type { findMailboxFile, listMailbox } from './development-mailbox'
import { outboxPage } from './development-page'

type Mailbox = { list: Bound<typeof listMailbox>; findFile: Bound<typeof findMailboxFile> }

const config = { auth: 'local', limit: 'none', cache: 'default' } as const

/** Headers of a request through a proxy: it comes from another machine, even if the proxy runs on this one. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const FileParams = z.object({ id: z.coerce.number().int().positive() })

/** Shows what a demo would have sent, on its own machine only. A live branch has no such routes. */
export function outboxRoutes(app: ProviderServer, mailbox: Mailbox): void {
  app.get('/outbox', { config, schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(request)
    const page = outboxPage(await mailbox.list())
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })

  app.get('/outbox/files/:id', { config, schema: { hide: true, params: FileParams } }, async (request, reply) => {
    requireThisMachine(request)
    const file = await mailbox.findFile(request.params.id)
    if (!file) throw new FailureError('not_found', 'No such file.')
    // The provider makes the names: `sun-rent-1234567.pdf`.
    const headers = { 'content-disposition': `attachment; filename="${file.filename}"`, 'cache-control': 'no-store' }
    return reply
      .headers({ ...headers, 'x-content-type-options': 'nosniff' })
      .type(file.contentType)
      .send(file.content)
  })
}

function requireThisMachine(request: FastifyRequest): void {
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined)
  if (isForwarded || !isLoopback(request.ip)) throw new FailureError('not_found', 'No such route.')
}
