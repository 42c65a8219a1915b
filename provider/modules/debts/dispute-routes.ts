import { z } from 'zod'
import { DisputeRequest, DisputeResponse } from '@/provider/contract/debts'
import { operations } from '@/provider/http/operations'
import { createdResponses, ok } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { submitDispute } from './submit-dispute'

const docs = operations('debts', {
  disputeFine: 'Dispute a fine',
  disputeDamage: 'Dispute a damage',
})
const OPERATIONS = { fine: 'disputeFine', damage: 'disputeDamage' } as const
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const SubjectId = z.strictObject({ id: z.coerce.number().int().positive() })
const PATHS = { fine: 'fines', damage: 'damages' } as const

type Disputes = { submit: Bound<typeof submitDispute> }

/** Registers the routes that dispute a fine or a damage. */
export function disputesRoutes(app: ProviderServer, disputes: Disputes): void {
  for (const kind of ['fine', 'damage'] as const)
    app.post(
      `/auth-client/${PATHS[kind]}/:id/dispute`,
      {
        config,
        schema: {
          ...docs[OPERATIONS[kind]],
          params: SubjectId,
          body: DisputeRequest,
          response: createdResponses(DisputeResponse),
        },
      },
      async ({ session, params, body }, reply) =>
        reply.code(201).send(ok(await disputes.submit(session.clientId, { kind, id: params.id }, body))),
    )
}
