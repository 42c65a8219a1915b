import { trackingHeaders } from '@/lib/tracking/tracking-headers'
import type { StoredFile } from '@/provider/contract/files'
import { STORED_TYPES, type UploadKind } from '@/provider/contract/rules/files/file-kinds'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { BrokenResponseError, RejectionError, readRejection } from './rejection-error'
import { sendJson } from './send-json'

/** As much of a file as a form shows. */
export type UploadedFile = Pick<StoredFile, 'id' | 'type' | 'bytes' | 'deleteOn'>

/** Nothing left for so long: the line is dead. */
const STALL_MS = 30_000
/** All has left; the site itself waits for 75 s until the file is looked through. */
const RESPONSE_MS = 80_000

type Sending = { signal: AbortSignal; onProgress: (sentBytes: number) => void }

/** Where a client's own file is sent. */
export function ownUploadAddress(kind: UploadKind): string {
  return `/api/account/files/?kind=${kind}`
}

/**
 * Sends a file to one of the site's doors: `fetch` tells nothing of what has left, so this is the older way.
 *
 * @throws {RejectionError} `file_too_large`, `file_type_refused` …; `unavailable` (`details.fault` is `offline`) also when nothing goes on any
 * more; an `AbortError` when it was called off
 */
export function uploadFile(address: string, file: Blob, { signal, onProgress }: Sending): Promise<UploadedFile> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    onStall(request, () => {
      // First: what comes of `abort` is too late then.
      reject(new RejectionError('unavailable', { fault: 'offline' }))
      request.abort()
    })
    signal.addEventListener('abort', () => request.abort())
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')))
    request.addEventListener('error', () => reject(new RejectionError('unavailable', { fault: 'offline' })))
    request.addEventListener('load', () => {
      const response = new Response(request.responseText, { status: request.status })
      readUploaded(response).then(resolve, reject)
    })
    request.open('POST', address)
    const headers = { ...trackingHeaders(), ...ownHeaders(), 'content-type': 'application/octet-stream' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(file)
  })
}

/** Where the file can be read, once and within a minute. @throws {RejectionError} */
export async function linkToFile(id: string): Promise<string> {
  const data = await sendJson(`/api/account/files/${id}/link/`, {}, { headers: ownHeaders() })
  if (!isRecord(data) || typeof data.href !== 'string') throw new BrokenResponseError('unexpected')
  return data.href
}

/** @throws {RejectionError} */
export async function deleteFile(id: string): Promise<void> {
  await sendJson(`/api/account/files/${id}/`, undefined, { method: 'DELETE', headers: ownHeaders() })
}

/** @throws {RejectionError} */
export async function deleteScans(): Promise<void> {
  await sendJson('/api/account/files/', undefined, { method: 'DELETE', headers: ownHeaders() })
}

async function readUploaded(response: Response): Promise<UploadedFile> {
  if (!response.ok) throw await readRejection(response)
  const body: unknown = await response.json().catch(() => null)
  const data = isRecord(body) ? body.data : null
  if (!isRecord(data)) throw new BrokenResponseError('unexpected')
  const { id, bytes, deleteOn } = data
  const type = STORED_TYPES.find((storedType) => storedType === data.type)
  if (typeof id !== 'string' || typeof bytes !== 'number' || typeof deleteOn !== 'string' || !type)
    throw new BrokenResponseError('unexpected')
  return { id, type, bytes, deleteOn }
}

function onStall(request: XMLHttpRequest, giveUp: () => void): void {
  let timer = setTimeout(giveUp, STALL_MS)
  const waitFor = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, ms)
  }
  request.upload.addEventListener('progress', () => waitFor(STALL_MS))
  request.upload.addEventListener('load', () => waitFor(RESPONSE_MS))
  request.addEventListener('loadend', () => clearTimeout(timer))
}
