import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ProviderServer } from '@/provider/provider-server'
import { ListPayments, parseBody } from './bodies'
import { listPayments } from './list-payments'
import type { Payments } from './payments'
import type { createReceipts } from './receipts'
import type { Refunds } from './refunds'
import type { Store } from './store'

const Named = z.object({ id: z.string().max(64) })

type Parts = { store: Store; payments: Payments; refunds: Refunds; receipts: ReturnType<typeof createReceipts> }

/** The calls of API v3, bodies checked by the parts. */
export function apiRoutes(scope: ProviderServer, { store, payments, refunds, receipts }: Parts): void {
  scope.post('/payments', async (request) => payments.create(changeOf(request)))
  scope.get('/payments', async ({ query }) => listPayments(store, payments, parseBody(ListPayments, query)))
  scope.get('/payments/:id', async (request) => payments.get(idOf(request)))
  scope.post('/payments/:id/capture', async (request) => payments.capture(idOf(request), changeOf(request)))
  scope.post('/payments/:id/cancel', async (request) => payments.cancel(idOf(request), changeOf(request)))
  scope.post('/refunds', async (request) => refunds.create(changeOf(request)))
  scope.get('/refunds/:id', async (request) => refunds.get(idOf(request)))
  scope.post('/receipts', async (request) => receipts.create(changeOf(request)))
  scope.get('/receipts/:id', async (request) => receipts.get(idOf(request)))
}

function idOf({ params }: FastifyRequest): string {
  return parseBody(Named, params).id
}

function changeOf({ headers, body }: FastifyRequest): { key: string | undefined; body: unknown } {
  const key = headers['idempotence-key']
  return { key: Array.isArray(key) ? key[0] : key, body }
}
