import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Opaque } from '@/provider/contract/auth'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import { VOUCHER_KEY_HEADER, Voucher, VoucherKey, VoucherQuery } from '@/provider/contract/vouchers'
import { clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { createdResponses, fileResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { readCalendarEntry, readKeyedVoucher, readVoucher, readVoucherText } from './read-voucher'
import type { makeVoucherKey } from './voucher-keys'

type Vouchers = {
  readVoucher: Bound<typeof readVoucher>
  readKeyedVoucher: Bound<typeof readKeyedVoucher>
  makeVoucherKey: Bound<typeof makeVoucherKey>
  readVoucherText: Bound<typeof readVoucherText>
  readCalendarEntry: Bound<typeof readCalendarEntry>
}

const docs = operations('vouchers', {
  printVoucher: 'Print the voucher as PDF',
  createVoucherKey: 'Make a key that opens the PDF of the voucher',
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
        headers: headers.extend({ [VOUCHER_KEY_HEADER]: Opaque.optional() }),
        response: fileResponses('application/pdf'),
      },
    },
    async (request, reply) => {
      const { access, language } = voucherRequest(request)
      const { bookingNumber } = access
      const key = request.headers[VOUCHER_KEY_HEADER]
      const isPeek = request.method === 'HEAD'
      const pdf =
        key === undefined
          ? await vouchers.readVoucher({ access, language })
          : await vouchers.readKeyedVoucher({ bookingNumber, key, isPeek, language })
      return reply.headers(NOT_STORED).type('application/pdf').send(pdf)
    },
  )

  app.post(
    '/sun/v2/bookings/:number/voucher-keys',
    {
      config: { ...config, cache: 'none' },
      schema: { ...docs.createVoucherKey, params, headers, response: createdResponses(VoucherKey) },
    },
    async (request, reply) => {
      // It only reads for its owner, so a form without the client's token may ask; the site checks where the form is.
      return reply.code(201).send(ok(await vouchers.makeVoucherKey(accessOf(request))))
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

type BookingRequest = Pick<FastifyRequest, 'visitor'> & {
  params: z.infer<typeof params>
  headers: z.infer<typeof headers>
}

function voucherRequest(request: BookingRequest & { query: VoucherQuery }) {
  return { access: accessOf(request), language: request.query.lang ?? null }
}

function accessOf(request: BookingRequest) {
  const key = request.headers[BOOKING_KEY_HEADER] ?? null
  return { bookingNumber: request.params.number, key, clientId: clientIdOf(request) }
}
