import { z } from 'zod'
import { EndedResponse, SessionsResponse } from '@/provider/contract/sessions'
import { operations } from '@/provider/http/operations'
import { ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Devices } from './list-devices'

const docs = operations('sessions', {
  listSessions: 'List the devices that are signed in',
  endOtherSessions: 'Sign out all other devices',
  endSession: 'Sign out one device',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const

/** Registers the routes of a client's signed-in devices. */
export function devicesRoutes(app: ProviderServer, devices: Devices): void {
  app.get(
    '/auth-client/sessions',
    { config, schema: { ...docs.listSessions, response: responses(SessionsResponse) } },
    async ({ session }) => ok(await devices.list(session)),
  )

  app.delete(
    '/auth-client/sessions',
    { config, schema: { ...docs.endOtherSessions, response: responses(EndedResponse) } },
    async ({ session }) => ok(await devices.endOthers(session)),
  )

  app.delete(
    '/auth-client/sessions/:id',
    { config, schema: { ...docs.endSession, params: z.object({ id: z.uuid() }), response: responses(EndedResponse) } },
    async ({ session, params }) => ok(await devices.endOne(session, params.id)),
  )
}
