import 'server-only'
import type { Client } from '@/lib/auth/actors'
import { FileLink, RemovedFiles, StoredFile, type UploadQuery } from '@/provider/contract/files'
import { DoorError } from './doors/door-error'
import { readPast } from './doors/read-past'
import { callOwn } from './provider/call-own'
import { type Call, streamProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

/** @throws {ProviderError} `file_too_large`, `file_type_refused` … */
export function uploadFile({ kind }: UploadQuery, request: Request, client: Client): Promise<StoredFile> {
  return passUpload(request, (upload) => callOwn({ path: `files?kind=${kind}`, schema: StoredFile, upload }, client))
}

/**
 * Hands an upload on as it comes.
 *
 * @throws {ProviderError} of `send`
 * @throws {DoorError} `invalid_request` when whoever sent it went away: nobody reads the answer
 */
export async function passUpload<Answer>(
  request: Request,
  send: (upload: NonNullable<Call<Answer>['upload']>) => Promise<Answer>,
): Promise<Answer> {
  if (!request.body) throw new DoorError('file_type_refused')
  const cutOff = new AbortController()
  const signal = AbortSignal.any([request.signal, cutOff.signal])
  try {
    return await send({ bytes: readThrough(request.body, cutOff), signal })
  } catch (error) {
    throw signal.aborted ? new DoorError('invalid_request') : error
  }
}

/** @throws {ProviderError} `not_found` */
export function linkFile(id: string, client: Client): Promise<FileLink> {
  return callOwn({ path: `files/${encodeURIComponent(id)}/link`, schema: FileLink }, client)
}

/**
 * The bytes of a file, once.
 *
 * @param session of the cookie: a link has no token of a script
 * @throws {ProviderError | DoorError} `not_found`, also without a session
 */
export async function downloadFile(token: string, session: string | null, request: Request): Promise<Response> {
  if (session === null) throw new DoorError('not_found')
  const path = `/auth-client/files/download/${encodeURIComponent(token)}` as const
  const call = { path, language: null, session: { id: session, clientToken: null } }
  try {
    return await streamProvider({ ...call, headers: visitorHeaders(request.headers) }, request.signal)
  } catch (error) {
    const isNobodys = error instanceof ProviderError && error.code === 'unauthenticated'
    throw isNobodys ? new DoorError('not_found') : error
  }
}

/** @throws {ProviderError} `not_found` */
export function removeFile(id: string, client: Client): Promise<RemovedFiles> {
  return callOwn({ path: `files/${encodeURIComponent(id)}`, method: 'DELETE', schema: RemovedFiles }, client)
}

/** Every scan of the client. */
export function removeScans(client: Client): Promise<RemovedFiles> {
  return callOwn({ path: 'files', method: 'DELETE', schema: RemovedFiles }, client)
}

/**
 * Read to its end also when it was rejected on the way: cut off, the connection would take the answer with it.
 *
 * @param cutOff told when it breaks off: the request's own signal may come later
 */
function readThrough(body: ReadableStream<Uint8Array>, cutOff: AbortController): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read().catch((error: unknown) => {
        cutOff.abort(error)
        throw error
      })
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void readPast(reader),
  })
}
