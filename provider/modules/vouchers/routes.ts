import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import { Voucher, VoucherQuery } from '@/provider/contract/vouchers'
import { clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { fileResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { readCalendarEntry, readVoucher, readVoucherText } from './read-voucher'

type Vouchers = {
  readVoucher: Bound<typeof readVoucher>
  readVoucherText: Bound<typeof readVoucherText>
  readCalendarEntry: Bound<typeof readCalendarEntry>
}

const docs = operations('vouchers', {
  printVoucher: 'Print the voucher as PDF',
  readVoucher: 'Read the voucher as text',
  exportCalendarEntry: 'Download the rental as a calendar entry',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const params = z.object({ number: BookingNumber })
const headers = z.object({ [BOOKING_KEY_HEADER]: z.string().optional() }).loose()
const NOT_STORED = { 'cache-control': 'private, no-store' }

/** Registers the routes of a booking's documents, for a visitor who has its key and for its client. */
export function voucherRoutes(app: ProviderServer, vouchers: Vouchers): void {
  app.get(
    '/sun/v2/bookings/:number/voucher',
    {
      config,
      schema: {
        ...docs.printVoucher,
        params,
        querystring: VoucherQuery,
        headers,
        response: fileResponses('application/pdf'),
      },
    },
    async (request, reply) => {
      const pdf = await vouchers.readVoucher(voucherRequest(request))
      return reply.headers(NOT_STORED).type('application/pdf').send(pdf)
    },
  )

  app.get(
    '/sun/v2/bookings/:number/voucher-text',
    {
      config,
      schema: { ...docs.readVoucher, params, querystring: VoucherQuery, headers, response: responses(Voucher) },
    },
    async (request, reply) => {
      reply.headers(NOT_STORED)
      return ok(await vouchers.readVoucherText(voucherRequest(request)))
    },
  )

  app.get(
    '/sun/v2/bookings/:number/calendar',
    {
      config,
      schema: {
        ...docs.exportCalendarEntry,
        params,
        querystring: VoucherQuery,
        headers,
        response: fileResponses('text/calendar'),
      },
    },
    async (request, reply) => {
      const entry = await vouchers.readCalendarEntry(voucherRequest(request))
      return reply.headers(NOT_STORED).type('text/calendar; charset=utf-8').send(entry)
    },
  )
}

type DocumentRequest = Pick<FastifyRequest, 'visitor'> & {
  params: z.infer<typeof params>
  query: VoucherQuery
  headers: z.infer<typeof headers>
}

function voucherRequest(request: DocumentRequest) {
  const { params, query, headers } = request
  const key = headers[BOOKING_KEY_HEADER] ?? null
  const access = { bookingNumber: params.number, key, clientId: clientIdOf(request) }
  return { access, language: query.lang ?? null }
}
