import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FailureError } from '@/provider/failure-error'
import { readWhole } from '@/provider/file-store/file-store'
import { INCOMING } from '@/provider/file-store/files-folder'
import { storeErrorOf, writeDurable } from '@/provider/file-store/folder-store'
import { KEY_BYTES } from '@/provider/security/master-keys'
import { seal, unseal } from './sealed-stream'

/** No upload takes as long: an older part was left by a provider that stopped. */
const ABANDONED_MS = 60 * 60 * 1000

/** An upload that was received completely, still as it was sent. */
export type Spooled = { read: () => Promise<Buffer>; discard: () => Promise<void> }

/**
 * Receives an upload as a stream into a folder of this machine, also where files are stored elsewhere. One that is cut off or too
 * large leaves no bytes behind.
 *
 * @throws {FailureError} `file_too_large`, `unavailable` when the disk is full; the stream's own error
 */
export async function spoolUpload(folder: string, body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spooled> {
  const path = join(folder, INCOMING, `${randomUUID()}.part`)
  const key = randomBytes(KEY_BYTES)
  const discard = () => rm(path, { force: true })
  try {
    await writeDurable(path, seal(limitBytes(body, maxBytes), key, path))
  } catch (error) {
    await discard()
    throw storeErrorOf(error)
  }
  return { discard, read: () => readWhole(unseal(createReadStream(path), key, path)) }
}

/** Deletes unfinished uploads, and files of a restore that was cut off, that are an hour old. */
export async function purgeAbandoned(folder: string, now: Date): Promise<void> {
  const before = now.getTime() - ABANDONED_MS
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(folder, name)
    const changedMs = (await stat(path).catch(() => null))?.mtimeMs ?? now.getTime()
    if (changedMs < before) await rm(path, { force: true })
  }
}

async function* limitBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new FailureError('file_too_large', `More than ${maxBytes} bytes.`)
    yield chunk
  }
}
