import { z } from 'zod'
import {
  LeftResponse,
  OwnWaitlistResponse,
  StopRequest,
  StopResponse,
  WaitlistRequest,
  WaitlistResponse,
} from '@/provider/contract/waitlist'
import { clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { createdResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { Waitlist } from './bind-waitlist'

const docs = operations('waitlist', {
  joinWaitlist: 'Tell once when a model is free again for some dates',
  readStopLink: 'Say what the link of a letter would stop',
  stopWaiting: 'Stop all messages of the waitlist to an address',
  listWaitlist: 'List what a client waits for',
  leaveWaitlist: 'Stop waiting for a model',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'none' } as const
const own = { auth: 'session', limit: 'none', cache: 'none' } as const

/** Registers the routes of the waitlist. The token of a letter travels in the body: addresses are logged. */
export function waitlistRoutes(app: ProviderServer, waitlist: Waitlist): void {
  const response = createdResponses(WaitlistResponse)
  app.post(
    '/sun/v2/waitlist',
    { config, schema: { ...docs.joinWaitlist, body: WaitlistRequest, headers: VisitorHeaders, response } },
    async (request, reply) => {
      const requester = { ...visitorOf(request.headers), clientId: clientIdOf(request) }
      return reply.code(201).send(ok(await waitlist.join(request.body, requester)))
    },
  )

  app.post(
    '/sun/v2/waitlist/link',
    { config, schema: { ...docs.readStopLink, body: StopRequest, response: responses(StopResponse) } },
    async ({ body }) => ok(await waitlist.readStopLink(body)),
  )

  app.post(
    '/sun/v2/waitlist/stop',
    { config, schema: { ...docs.stopWaiting, body: StopRequest, response: responses(StopResponse) } },
    async ({ body }) => ok(await waitlist.stop(body)),
  )

  app.get(
    '/auth-client/waitlist',
    { config: own, schema: { ...docs.listWaitlist, response: responses(OwnWaitlistResponse) } },
    async ({ session }) => ok(await waitlist.listOwn(session.clientId)),
  )

  app.delete(
    '/auth-client/waitlist/:id',
    {
      config: own,
      schema: {
        ...docs.leaveWaitlist,
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: responses(LeftResponse),
      },
    },
    async ({ session, params }) => ok(await waitlist.leave(session.clientId, params.id)),
  )
}
