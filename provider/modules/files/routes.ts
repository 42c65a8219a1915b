import { Readable } from 'node:stream'
import { z } from 'zod'
import { FileLink, RemovedFiles, StoredFile, UploadQuery } from '@/provider/contract/files'
import { operations } from '@/provider/http/operations'
import { receiveUpload } from '@/provider/http/receive-upload'
import { createdResponses, fileResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { networkIn } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { linkFile } from './link-file'
import type { openFile } from './open-file'
import type { removeFile, removeScans } from './remove-file'
import type { storeFile } from './store-file'

type FilesUseCases = {
  store: Bound<typeof storeFile>
  remove: Bound<typeof removeFile>
  removeScans: Bound<typeof removeScans>
  link: Bound<typeof linkFile>
  open: Bound<typeof openFile>
}

const docs = operations('files', {
  uploadFile: 'Upload a scan or a photo',
  removeScans: 'Remove all scans',
  removeFile: 'Remove a file',
  linkFile: 'Make a short-lived link to a file',
  downloadFile: 'Download a file by its link',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const UPLOAD_TYPE = 'application/octet-stream'

const FileId = z.strictObject({ id: z.uuid() })
const LinkToken = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })

/** Registers the routes of a client's uploads. */
export function filesRoutes(app: ProviderServer, files: FilesUseCases): void {
  app.register(async (uploads: ProviderServer) => {
    uploads.removeAllContentTypeParsers()
    // Passed on as a stream: the use case counts and stores it.
    uploads.addContentTypeParser(UPLOAD_TYPE, (_request, payload, done) => done(null, payload))
    uploads.post(
      '/auth-client/files',
      { config, schema: { ...docs.uploadFile, querystring: UploadQuery, response: createdResponses(StoredFile) } },
      async ({ session, query, raw, headers }, reply) =>
        receiveUpload(raw, async (body) =>
          reply
            .code(201)
            .send(ok(await files.store(session.clientId, query.kind, { body, network: networkIn(headers) }))),
        ),
    )
  })

  app.delete(
    '/auth-client/files',
    { config, schema: { ...docs.removeScans, response: responses(RemovedFiles) } },
    async ({ session }) => ok(await files.removeScans(session.clientId)),
  )

  app.delete(
    '/auth-client/files/:id',
    { config, schema: { ...docs.removeFile, params: FileId, response: responses(RemovedFiles) } },
    async ({ session, params }) => ok(await files.remove(session.clientId, params.id)),
  )

  app.post(
    '/auth-client/files/:id/link',
    { config, schema: { ...docs.linkFile, params: FileId, response: responses(FileLink) } },
    async ({ session, params }) => ok(await files.link(session, params.id)),
  )

  app.get(
    '/auth-client/files/download/:token',
    {
      config,
      schema: {
        ...docs.downloadFile,
        params: LinkToken,
        response: fileResponses('The file itself.'),
      },
    },
    async ({ session, params }, reply) => {
      const file = await files.open(session, params.token)
      return reply.type(file.type).header('content-length', file.bytes).send(Readable.from(file.read()))
    },
  )
}
