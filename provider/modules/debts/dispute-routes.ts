import { z } from 'zod'
import { DisputeGiven, DisputeRequest } from '@/provider/contract/disputes'
import { createdResponses, ok } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { DisputesService } from './check-dispute'

const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const tags = ['account']
const SubjectId = z.strictObject({ id: z.coerce.number().int().positive() })
const PATHS = { fine: 'fines', damage: 'damages' } as const

export function disputesRoutes(app: ProviderServer, disputes: DisputesService): void {
  for (const subject of ['fine', 'damage'] as const)
    app.post(
      `/auth-client/${PATHS[subject]}/:id/dispute`,
      { config, schema: { tags, params: SubjectId, body: DisputeRequest, response: createdResponses(DisputeGiven) } },
      async ({ session, params, body }, reply) =>
        reply.code(201).send(ok(await disputes.give(session.clientId, subject, params.id, body))),
    )
}
