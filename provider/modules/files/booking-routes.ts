import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import { BookingFileQuery, BookingFiles, BookingUploadQuery, RemovedFiles, StoredFile } from '@/provider/contract/files'
import { actingClientIdOf, clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { receiveUpload } from '@/provider/http/receive-upload'
import { createdResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { FilesAccess, listBookingFiles } from './booking-files'
import type { removeBookingScan } from './remove-booking-scan'
import type { storeBookingScan } from './store-booking-scan'

type BookingFileUseCases = {
  list: Bound<typeof listBookingFiles>
  store: Bound<typeof storeBookingScan>
  remove: Bound<typeof removeBookingScan>
}

const docs = operations('files', {
  listBookingFiles: 'List what was sent for a booking',
  uploadBookingFile: 'Send a document of the main driver ahead',
  removeBookingFile: 'Take a document back',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'none' } as const
const UPLOAD_TYPE = 'application/octet-stream'
const PATH = '/sun/v2/bookings/:number/files'

const params = z.object({ number: BookingNumber })
const headers = z.object({ [BOOKING_KEY_HEADER]: z.string().optional() }).loose()

/** Registers the routes of a booking's files, for a visitor who has its key and for its client. */
export function bookingFilesRoutes(app: ProviderServer, files: BookingFileUseCases): void {
  app.get(
    PATH,
    { config, schema: { ...docs.listBookingFiles, params, headers, response: responses(BookingFiles) } },
    async (request) => ok(await files.list(accessOf(request, clientIdOf(request)))),
  )

  app.register(async (uploads: ProviderServer) => {
    uploads.removeAllContentTypeParsers()
    // Passed on as a stream: the use case counts and stores it.
    uploads.addContentTypeParser(UPLOAD_TYPE, (_request, payload, done) => done(null, payload))
    uploads.post(
      PATH,
      {
        config,
        schema: {
          ...docs.uploadBookingFile,
          params,
          headers,
          querystring: BookingUploadQuery,
          response: createdResponses(StoredFile),
        },
      },
      async (request, reply) =>
        receiveUpload(request.raw, async (body) => {
          const access = accessOf(request, actingClientIdOf(request))
          return reply.code(201).send(ok(await files.store(access, request.query.kind, body)))
        }),
    )
  })

  app.delete(
    PATH,
    {
      config,
      schema: {
        ...docs.removeBookingFile,
        params,
        headers,
        querystring: BookingFileQuery,
        response: responses(RemovedFiles),
      },
    },
    async (request) => ok(await files.remove(accessOf(request, actingClientIdOf(request)), request.query.id)),
  )
}

type AnyRequest = Pick<FastifyRequest, 'visitor'> & {
  params: z.infer<typeof params>
  headers: z.infer<typeof headers>
}

function accessOf({ params, headers }: AnyRequest, clientId: number | null): FilesAccess {
  return { bookingNumber: params.number, key: headers[BOOKING_KEY_HEADER] ?? null, clientId }
}
