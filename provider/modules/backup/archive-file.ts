import { randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { KEY_BYTES, seal, unseal } from '@/provider/modules/files/sealed-stream'
import { writeWhole } from '@/provider/write-whole'

/** What it is and the version of this format, before the salt of its key. */
const HEADER = Buffer.from('SUNB\x01')
const SALT_BYTES = 16
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

export async function writeArchive(path: string, secret: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const salt = randomBytes(SALT_BYTES)
  await writeWhole(path, async (file) => {
    await file.writeFile(Buffer.concat([HEADER, salt]))
    for await (const chunk of seal(bytes, await keyOf(secret, salt), CONTEXT)) await file.writeFile(chunk)
  })
}

async function keyOf(secret: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, Buffer>(scrypt)
  return derive(secret, salt, KEY_BYTES)
}
