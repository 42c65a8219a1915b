import { randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { KEY_BYTES, seal, unseal } from '@/provider/modules/files/sealed-stream'

/** What it is and the version of this format, before the salt of its key. */
const HEADER = Buffer.from('SUNB\x01')
const SALT_BYTES = 16
const OWNER_ONLY = 0o600
const CONTEXT = 'backup'

/** @throws {Error} of a file that is none of ours */
export async function* readArchive(path: string, secret: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  const begin = Buffer.alloc(HEADER.length + SALT_BYTES)
  try {
    await file.read(begin, 0, begin.length, 0)
  } finally {
    await file.close()
  }
  if (!begin.subarray(0, HEADER.length).equals(HEADER)) throw new Error('this is no archive')
  const key = await keyOf(secret, begin.subarray(HEADER.length))
  yield* unseal(createReadStream(path, { start: begin.length }), key, CONTEXT)
}

/** The archive is there when it is whole, and on the disk. */
export async function writeArchive(path: string, secret: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const part = `${path}.part`
  const salt = randomBytes(SALT_BYTES)
  const file = await open(part, 'w', OWNER_ONLY)
  try {
    await file.write(Buffer.concat([HEADER, salt]))
    for await (const chunk of seal(bytes, await keyOf(secret, salt), CONTEXT)) await file.write(chunk)
    await file.sync()
    await file.close()
    await rename(part, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}

async function keyOf(secret: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, Buffer>(scrypt)
  return derive(secret, salt, KEY_BYTES)
}
