import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ProviderServer } from '@/provider/http/server'
import { ListPayments, ListReceipts, ListRefunds } from './filters'
import { parseBody } from './parse-body'
import type { Payments } from './payments'
import type { createReceipts } from './receipts'
import type { Refunds } from './refunds'

const IdParams = z.object({ id: z.string().max(64) })

type Resources = { payments: Payments; refunds: Refunds; receipts: ReturnType<typeof createReceipts> }

/** Registers the routes of API v3; the resources check the bodies. */
export function apiRoutes(scope: ProviderServer, { payments, refunds, receipts }: Resources): void {
  scope.post('/payments', async (request) => payments.create(changeOf(request)))
  scope.get('/payments', async ({ query }) => payments.list(parseBody(ListPayments, query)))
  scope.get('/payments/:id', async (request) => payments.get(idOf(request)))
  scope.post('/payments/:id/capture', async (request) => payments.capture(idOf(request), changeOf(request)))
  scope.post('/payments/:id/cancel', async (request) => payments.cancel(idOf(request), changeOf(request)))
  scope.post('/refunds', async (request) => refunds.create(changeOf(request)))
  scope.get('/refunds', async ({ query }) => refunds.list(parseBody(ListRefunds, query)))
  scope.get('/refunds/:id', async (request) => refunds.get(idOf(request)))
  scope.post('/receipts', async (request) => receipts.create(changeOf(request)))
  scope.get('/receipts', async ({ query }) => receipts.list(parseBody(ListReceipts, query)))
  scope.get('/receipts/:id', async (request) => receipts.get(idOf(request)))
}

function idOf({ params }: FastifyRequest): string {
  return parseBody(IdParams, params).id
}

function changeOf({ headers, body }: FastifyRequest): { key: string | undefined; body: unknown } {
  const key = headers['idempotence-key']
  return { key: Array.isArray(key) ? key[0] : key, body }
}
