import { randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { seal, unseal } from '@/provider/modules/files/sealed-stream'
import { KEY_BYTES } from '@/provider/security/master-keys'
import { writePrivateFile } from '@/provider/security/private-file'

const MAGIC = Buffer.from('SUNB')
const SALT_BYTES = 16
const BEGIN_BYTES = MAGIC.length + 1 + SALT_BYTES

/**
 * Formats by the byte after the magic word, and the context of their encryption: an archive opens only as its own format.
 * Format 1 has checksums of rows in their stored order, format 2 has sums that do not depend on the order.
 */
const CONTEXTS: Readonly<Record<number, string>> = { 1: 'backup', 2: 'backup 2' }
const FORMAT = 2

/** The file is no archive of ours, or it is incomplete or damaged. */
export class BrokenArchiveError extends Error {}

/** A later version of this program wrote the archive. */
export class UnknownFormatError extends Error {}

/**
 * Opens an archive: returns its format and its decrypted bytes.
 *
 * @throws {BrokenArchiveError} for a file that is no archive of the provider
 * @throws {UnknownFormatError}
 */
export async function openArchive(
  path: string,
  secret: string,
): Promise<{ format: number; bytes: AsyncGenerator<Buffer> }> {
  const begin = Buffer.alloc(BEGIN_BYTES)
  const file = await open(path)
  try {
    await file.read(begin, 0, begin.length, 0)
  } finally {
    await file.close()
  }
  if (!begin.subarray(0, MAGIC.length).equals(MAGIC)) throw new BrokenArchiveError('this is no archive')
  const format = begin.readUInt8(MAGIC.length)
  const context = CONTEXTS[format]
  if (context === undefined) throw new UnknownFormatError(`format ${format}`)
  const key = await keyOf(secret, begin.subarray(MAGIC.length + 1))
  return { format, bytes: unseal(createReadStream(path, { start: begin.length }), key, context) }
}

/** Encrypts the content into a new file. */
export async function writeArchive(path: string, secret: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const salt = randomBytes(SALT_BYTES)
  await writePrivateFile(path, async (file) => {
    await file.writeFile(Buffer.concat([MAGIC, Buffer.from([FORMAT]), salt]))
    const key = await keyOf(secret, salt)
    for await (const chunk of seal(bytes, key, CONTEXTS[FORMAT] ?? '')) await file.writeFile(chunk)
  })
}

async function keyOf(secret: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, Buffer>(scrypt)
  return derive(secret, salt, KEY_BYTES)
}
