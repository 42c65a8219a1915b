import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { FailureError } from '@/provider/failure-error'
import type { ProviderServer } from '@/provider/http/server'
import { isLoopback } from '@/provider/security/loopback'
import type { OutboxService } from './deliver'
import { outboxPage } from './development-page'

const config = { auth: 'local', limit: 'none', cache: 'default' } as const

/** Who came through a front is somebody else, whatever address the front has. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const FileParams = z.object({ id: z.coerce.number().int().positive() })

/** What a demo would have sent, for whoever sits at the machine. A live branch has no such addresses. */
export function outboxRoutes(app: ProviderServer, outbox: OutboxService): void {
  app.get('/outbox', { config, schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(request)
    const page = outboxPage(await outbox.listKept())
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })

  app.get('/outbox/files/:id', { config, schema: { hide: true, params: FileParams } }, async (request, reply) => {
    requireThisMachine(request)
    const file = await outbox.findKeptFile(request.params.id)
    if (!file) throw new FailureError('not_found', 'No such file.')
    // Only we name them: `sun-rent-1234567.pdf`.
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
