import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FailureError } from '@/provider/failure-error'
import { FILE_MODE, FOLDER_MODE, INCOMING } from './files-folder'
import { openMasterKeys, type WrappedKey } from './master-keys'
import { KEY_BYTES, seal, unseal } from './sealed-stream'

/** No upload takes as long: what is older was left by a provider that died. */
const ABANDONED_MS = 60 * 60 * 1000
/** Nothing may be written any more: the disk is full, or read-only. */
const NO_PLACE = new Set(['ENOSPC', 'EROFS', 'EDQUOT', 'EACCES'])

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whose file it is goes into every seal: under another row it does not open. */
export type VaultFile = { id: string; clientId: number; kind: string }

/** An upload that came in whole, still as it was sent. */
export type Spooled = { read: () => Promise<Buffer>; discard: () => Promise<void> }

export type Vault = ReturnType<typeof createVault>

/** The folder with the files' bytes. Nothing is ever written there in the open. */
export function createVault({ folder, secrets }: { folder: string; secrets: readonly string[] }) {
  const keys = openMasterKeys(secrets)
  const incoming = join(folder, INCOMING)
  // A folder must not hold every file there is.
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id)

  return {
    /**
     * Takes an upload in as it comes. What is cut off or too large leaves nothing behind.
     *
     * @throws {FailureError} `file_too_large`, `unavailable` when the disk is full; the stream's own error
     */
    async spool(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spooled> {
      const path = join(incoming, `${randomUUID()}.part`)
      const key = randomBytes(KEY_BYTES)
      const discard = () => rm(path, { force: true })
      try {
        await write(path, seal(limited(body, maxBytes), key, path))
      } catch (error) {
        await discard()
        throw error
      }
      return { discard, read: () => wholeOf(unseal(createReadStream(path), key, path)) }
    },

    /** Keeps a file for good: under its name it is either whole, and on the disk, or not there. */
    async keep(file: VaultFile, bytes: Buffer): Promise<WrappedKey> {
      const context = contextOf(file)
      const { key, ...wrapped } = keys.make(context)
      const part = join(incoming, `${file.id}.part`)
      const path = pathOf(file.id)
      try {
        await write(part, seal([bytes], key, context))
        await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
        await rename(part, path)
        await sync(dirname(path))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      return wrapped
    },

    /** @throws {BrokenSeal} on the way, when the bytes are not those that were kept */
    read(file: VaultFile & WrappedKey): AsyncGenerator<Buffer> {
      const context = contextOf(file)
      return unseal(createReadStream(pathOf(file.id)), keys.unwrap(file, context), context)
    },

    async remove(id: string): Promise<void> {
      await rm(pathOf(id), { force: true })
    },

    /** What has lain here for an hour or longer: unfinished uploads are removed, the ids of the others are told. */
    async sweep(now: Date): Promise<string[]> {
      const before = now.getTime() - ABANDONED_MS
      const old = async (path: string) => ((await stat(path).catch(() => null))?.mtimeMs ?? now.getTime()) < before
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      const kept: string[] = []
      for (const name of names) {
        const path = join(folder, name)
        const id = name.slice(name.lastIndexOf('/') + 1)
        if (name.endsWith('.part') && (await old(path))) await rm(path, { force: true })
        else if (ID.test(id) && (await old(path))) kept.push(id)
      }
      return kept
    },
  }
}

async function wholeOf(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const whole: Buffer[] = []
  for await (const part of parts) whole.push(part)
  return Buffer.concat(whole)
}

function contextOf({ id, clientId, kind }: VaultFile): string {
  return `${id} ${clientId} ${kind}`
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > maxBytes) throw new FailureError('file_too_large', `More than ${maxBytes} bytes.`)
    yield part
  }
}

/** A new file, on the disk when this ends. */
async function write(path: string, parts: AsyncIterable<Buffer>): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
    const file = await open(path, 'wx', FILE_MODE)
    try {
      for await (const part of parts) await file.writeFile(part)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_PLACE.has(String(error.code)))) throw error
    throw new FailureError('unavailable', 'Files cannot be written.', { cause: error })
  }
}

/** The name, too, must survive a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
