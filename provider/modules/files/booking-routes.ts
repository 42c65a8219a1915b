import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import {
  BookingFileQuery,
  BookingFiles,
  BookingUploadQuery,
  HandOverPhotoQuery,
  RemovedFiles,
  StoredBookingFile,
} from '@/provider/contract/files'
import { FailureError } from '@/provider/failure-error'
import { actingClientIdOf, clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { receiveUpload } from '@/provider/http/receive-upload'
import { createdResponses, fileResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { networkIn } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { FilesAccess, listBookingFiles } from './booking-files'
import type { openHandOverPhoto } from './open-hand-over-photo'
import type { removeBookingFile } from './remove-booking-file'
import type { storeBookingScan } from './store-booking-scan'
import type { storeHandOverPhoto } from './store-hand-over-photo'

type BookingFileUseCases = {
  list: Bound<typeof listBookingFiles>
  store: Bound<typeof storeBookingScan>
  remove: Bound<typeof removeBookingFile>
  storePhoto: Bound<typeof storeHandOverPhoto>
  openPhoto: Bound<typeof openHandOverPhoto>
}

const docs = operations('files', {
  listBookingFiles: 'List what was sent for a booking',
  uploadBookingFile: 'Send a document of the main driver, or a photo of the car',
  removeBookingFile: 'Take a document or a photo back',
  downloadHandOverPhoto: 'Download a photo of the car',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'none' } as const
const UPLOAD_TYPE = 'application/octet-stream'
const PATH = '/sun/v2/bookings/:number/files'

const params = z.object({ number: BookingNumber })
const headers = z.object({ [BOOKING_KEY_HEADER]: z.string().optional() }).loose()

/** Registers the routes of a booking's files, for a visitor who has its key and for its client. */
export function bookingFilesRoutes(app: ProviderServer, files: BookingFileUseCases): void {
  photoRoute(app, files)
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
          response: createdResponses(StoredBookingFile),
        },
      },
      async (request, reply) =>
        receiveUpload(request.raw, async (body) => {
          const access = actingAccessOf(request)
          const { kind } = request.query
          const incoming = { body, network: networkIn(request.headers) }
          const stored = kind === 'photo' ? files.storePhoto(access, incoming) : files.store(access, kind, incoming)
          return reply.code(201).send(ok(await stored))
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
    async (request) => ok(await files.remove(actingAccessOf(request), request.query.id)),
  )
}

function photoRoute(app: ProviderServer, files: Pick<BookingFileUseCases, 'openPhoto'>): void {
  app.get(
    '/sun/v2/bookings/:number/photos',
    {
      config,
      schema: {
        ...docs.downloadHandOverPhoto,
        params,
        headers,
        querystring: HandOverPhotoQuery,
        response: fileResponses('image/jpeg'),
      },
    },
    async (request, reply) => {
      const bytes = await files.openPhoto(accessOf(request, clientIdOf(request)), request.query)
      return reply.type('image/jpeg').send(bytes)
    },
  )
}

type AnyRequest = Pick<FastifyRequest, 'visitor'> & {
  params: z.infer<typeof params>
  headers: z.infer<typeof headers>
}

function accessOf({ params, headers }: AnyRequest, clientId: number | null): FilesAccess {
  return { bookingNumber: params.number, key: headers[BOOKING_KEY_HEADER] ?? null, clientId }
}

/** @throws {FailureError} `unauthenticated`: a session that has ended is no wrong number */
function actingAccessOf(request: AnyRequest): FilesAccess {
  const access = accessOf(request, actingClientIdOf(request))
  if (access.key === null && access.clientId === null)
    throw new FailureError('unauthenticated', 'Neither a key nor a live session.')
  return access
}
