import 'server-only'
import { FileLink, KeptFile, RemovedFiles, type UploadQuery } from '@/provider/contract/files'
import { callProvider, streamProvider } from './call-provider'
import { DoorError } from './door-error'
import type { Session } from './session'

const FILES = '/auth-client/files'

/**
 * Hands an upload on as it comes.
 *
 * @throws {ProviderError} `file_too_large`, `file_type_refused` …
 * @throws {DoorError} `invalid_request` when whoever sent it went away: nobody reads the answer
 */
export async function uploadFile({ kind }: UploadQuery, request: Request, session: Session): Promise<KeptFile> {
  if (!request.body) throw new DoorError('file_type_refused')
  const cutOff = new AbortController()
  const signal = AbortSignal.any([request.signal, cutOff.signal])
  const upload = { bytes: readThrough(request.body, cutOff), signal }
  const path = `${FILES}?kind=${kind}` as const
  try {
    return await callProvider({ path, answer: KeptFile, method: 'POST', upload, language: null, session })
  } catch (error) {
    throw signal.aborted ? new DoorError('invalid_request') : error
  }
}

/** @throws {ProviderError} `not_found` */
export function linkFile(id: string, session: Session): Promise<FileLink> {
  const path = `${FILES}/${encodeURIComponent(id)}/link` as const
  return callProvider({ path, answer: FileLink, method: 'POST', language: null, session })
}

/** The bytes of a file, once. @throws {ProviderError} `not_found`, `unauthenticated` */
export function openFile(token: string, session: Session, signal: AbortSignal): Promise<Response> {
  return streamProvider({ path: `${FILES}/download/${encodeURIComponent(token)}`, language: null, session }, signal)
}

/** @throws {ProviderError} `not_found` */
export function removeFile(id: string, session: Session): Promise<RemovedFiles> {
  const path = `${FILES}/${encodeURIComponent(id)}` as const
  return callProvider({ path, answer: RemovedFiles, method: 'DELETE', language: null, session })
}

/** Every scan of the client. */
export function removeScans(session: Session): Promise<RemovedFiles> {
  return callProvider({ path: FILES, answer: RemovedFiles, method: 'DELETE', language: null, session })
}

/**
 * Read to its end also when it was refused on the way: cut off, the connection would take the answer with it.
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
    cancel: () => void readToEnd(reader),
  })
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // Whoever sent it went away.
  }
}
