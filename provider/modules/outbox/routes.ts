import { FailureError } from '@/provider/failure-error'
import { isLoopback } from '@/provider/is-loopback'
import type { ProviderServer } from '@/provider/provider-server'
import { outboxPage } from './page'
import type { OutboxService } from './service'

/** Who came through a front is somebody else, whatever address the front has. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** What a demo would have sent, for whoever sits at the machine. A live branch has no such address. */
export function outboxRoutes(app: ProviderServer, outbox: OutboxService): void {
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined)
    if (isForwarded || !isLoopback(request.ip)) throw new FailureError('not_found', 'No such route.')
    const page = outboxPage(await outbox.listKept())
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}
