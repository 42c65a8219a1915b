import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FailureError } from '@/provider/failure-error'
import { KEY_BYTES, openMasterKeys, type WrappedKey } from '@/provider/security/master-keys'
import { FILE_MODE, FOLDER_MODE, INCOMING } from './files-folder'
import { seal, unseal } from './sealed-stream'

/** No upload takes as long: an older part was left by a provider that stopped. */
const ABANDONED_MS = 60 * 60 * 1000
/** Errors of a disk that is full or read-only. */
const NO_PLACE = new Set(['ENOSPC', 'EROFS', 'EDQUOT', 'EACCES'])

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The client is a part of every seal: under another row the file does not open. */
export type VaultFile = { id: string; clientId: number; kind: string }

/** An upload that was received completely, still as it was sent. */
export type Spooled = { read: () => Promise<Buffer>; discard: () => Promise<void> }

export type Vault = ReturnType<typeof createVault>

/** Opens the folder with the files' bytes. Every byte in it is encrypted. */
export function createVault({ folder, secrets }: { folder: string; secrets: readonly string[] }) {
  const keys = openMasterKeys(secrets)
  const incoming = join(folder, INCOMING)
  // Subfolders: one folder must not hold all files.
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id)

  return {
    /**
     * Receives an upload as a stream. One that is cut off or too large leaves no bytes behind.
     *
     * @throws {FailureError} `file_too_large`, `unavailable` when the disk is full; the stream's own error
     */
    async spool(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spooled> {
      const path = join(incoming, `${randomUUID()}.part`)
      const key = randomBytes(KEY_BYTES)
      const discard = () => rm(path, { force: true })
      try {
        await write(path, seal(limitBytes(body, maxBytes), key, path))
      } catch (error) {
        await discard()
        throw error
      }
      return { discard, read: () => readAll(unseal(createReadStream(path), key, path)) }
    },

    /** Stores a file: under its name it is either complete and on the disk, or it does not exist. */
    async store(file: VaultFile, bytes: Buffer): Promise<WrappedKey> {
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

    /** @throws {BrokenSealError} while it is read, when the bytes are not those that were stored */
    read(file: VaultFile & WrappedKey): AsyncGenerator<Buffer> {
      const context = contextOf(file)
      return unseal(createReadStream(pathOf(file.id)), keys.unwrap(file, context), context)
    },

    async remove(id: string): Promise<void> {
      await rm(pathOf(id), { force: true })
    },

    /** Deletes unfinished uploads that are an hour old; returns the ids of all other files of that age. */
    async purgeAbandoned(now: Date): Promise<string[]> {
      const before = now.getTime() - ABANDONED_MS
      const isOld = async (path: string) => ((await stat(path).catch(() => null))?.mtimeMs ?? now.getTime()) < before
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      const oldIds: string[] = []
      for (const name of names) {
        const path = join(folder, name)
        const id = name.slice(name.lastIndexOf('/') + 1)
        if (name.endsWith('.part') && (await isOld(path))) await rm(path, { force: true })
        else if (ID.test(id) && (await isOld(path))) oldIds.push(id)
      }
      return oldIds
    },
  }
}

async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const buffers: Buffer[] = []
  for await (const chunk of chunks) buffers.push(chunk)
  return Buffer.concat(buffers)
}

function contextOf({ id, clientId, kind }: VaultFile): string {
  return `${id} ${clientId} ${kind}`
}

async function* limitBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new FailureError('file_too_large', `More than ${maxBytes} bytes.`)
    yield chunk
  }
}

/** Writes a new file and waits until it is on the disk. */
async function write(path: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
    const file = await open(path, 'wx', FILE_MODE)
    try {
      for await (const chunk of chunks) await file.writeFile(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_PLACE.has(String(error.code)))) throw error
    throw new FailureError('unavailable', 'Files cannot be written.', { cause: error })
  }
}

/** Writes the folder to the disk: the name, too, must survive a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
