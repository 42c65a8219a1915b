import { z } from 'zod'
import { EndedAnswer, SessionsAnswer } from '@/provider/contract/sessions'
import { answers, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { OwnSessionsService } from './list-devices'

const tags = ['account']

export function ownSessionsRoutes(app: ProviderServer, sessions: OwnSessionsService): void {
  app.get('/auth-client/sessions', { schema: { tags, response: answers(SessionsAnswer) } }, async ({ session }) =>
    succeed(await sessions.list(session)),
  )

  app.delete('/auth-client/sessions', { schema: { tags, response: answers(EndedAnswer) } }, async ({ session }) =>
    succeed(await sessions.endOthers(session)),
  )

  app.delete(
    '/auth-client/sessions/:id',
    { schema: { tags, params: z.object({ id: z.uuid() }), response: answers(EndedAnswer) } },
    async ({ session, params }) => succeed(await sessions.endOne(session, params.id)),
  )
}
