import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import { PaperQuery, Voucher } from '@/provider/contract/vouchers'
import { clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { fileResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { PapersService } from './read-voucher'

const docs = operations('vouchers', {
  printVoucher: 'Print the voucher as PDF',
  readVoucher: 'Read the voucher as text',
  exportCalendarEntry: 'Download the rental as a calendar entry',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const params = z.object({ number: BookingNumber })
const headers = z.object({ [BOOKING_KEY_HEADER]: z.string().optional() }).loose()
const NOT_KEPT = { 'cache-control': 'private, no-store' }

/** Papers about a booking, for whoever has its key and for the client whose it is. */
export function papersRoutes(app: ProviderServer, papers: PapersService): void {
  app.get(
    '/sun/v2/bookings/:number/voucher',
    {
      config,
      schema: {
        ...docs.printVoucher,
        params,
        querystring: PaperQuery,
        headers,
        response: fileResponses('application/pdf'),
      },
    },
    async (request, reply) => {
      const pdf = await papers.voucher(wishOf(request))
      return reply.headers(NOT_KEPT).type('application/pdf').send(pdf)
    },
  )

  app.get(
    '/sun/v2/bookings/:number/voucher-text',
    { config, schema: { ...docs.readVoucher, params, querystring: PaperQuery, headers, response: responses(Voucher) } },
    async (request, reply) => {
      reply.headers(NOT_KEPT)
      return ok(await papers.voucherText(wishOf(request)))
    },
  )

  app.get(
    '/sun/v2/bookings/:number/calendar',
    {
      config,
      schema: {
        ...docs.exportCalendarEntry,
        params,
        querystring: PaperQuery,
        headers,
        response: fileResponses('text/calendar'),
      },
    },
    async (request, reply) => {
      const entry = await papers.calendar(wishOf(request))
      return reply.headers(NOT_KEPT).type('text/calendar; charset=utf-8').send(entry)
    },
  )
}

type Asked = Pick<FastifyRequest, 'visitor'> & {
  params: z.infer<typeof params>
  query: PaperQuery
  headers: z.infer<typeof headers>
}

function wishOf(request: Asked) {
  const { params, query, headers } = request
  const key = headers[BOOKING_KEY_HEADER] ?? null
  return { number: params.number, opener: { key, clientId: clientIdOf(request) }, language: query.lang ?? null }
}
