import 'server-only'
import { DoorError } from './door-error'

const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Reads a door's body. Route handlers have no limit of their own.
 *
 * @throws {DoorError} `unsupported_media_type`, `body_too_large` (over 64 KB, or over `limitBytes`) or `invalid_request` (no JSON).
 */
export async function readJson(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new DoorError('unsupported_media_type')
  const text = await readText(request, limitBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new DoorError('invalid_request')
  }
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) throw new DoorError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
