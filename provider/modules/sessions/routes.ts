import { z } from 'zod'
import { EndedAnswer, SessionsAnswer } from '@/provider/contract/sessions'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { OwnSessionsService } from './list-devices'

const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const tags = ['account']

export function ownSessionsRoutes(app: ProviderServer, devices: OwnSessionsService): void {
  app.get(
    '/auth-client/sessions',
    { config, schema: { tags, response: responses(SessionsAnswer) } },
    async ({ session }) => ok(await devices.list(session)),
  )

  app.delete(
    '/auth-client/sessions',
    { config, schema: { tags, response: responses(EndedAnswer) } },
    async ({ session }) => ok(await devices.endOthers(session)),
  )

  app.delete(
    '/auth-client/sessions/:id',
    { config, schema: { tags, params: z.object({ id: z.uuid() }), response: responses(EndedAnswer) } },
    async ({ session, params }) => ok(await devices.endOne(session, params.id)),
  )
}
