import { createCipheriv, createDecipheriv } from 'node:crypto'

// Begins each file: the format and its version.
const HEADER = Buffer.from('SUNF\x01')
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const NONCE_BYTES = 12
const ALGORITHM = 'aes-256-gcm'

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Bytes that differ from those that were written: changed, cut short, or of another file. */
export class BrokenSealError extends Error {
  override name = 'BrokenSeal'
}

/**
 * Encrypts in chunks, each with a tag of its own, so that the whole file is never in memory. Number and end of a chunk
 * are part of its nonce: none can be left out, moved or added.
 *
 * @param key of this stream alone: the nonces are counted, not random
 * @param context names the file and its client; with another context it does not open
 */
export async function* seal(plain: Source, key: Buffer, context: string): AsyncGenerator<Buffer> {
  yield HEADER
  let number = 0
  let rest = Buffer.alloc(0)
  for await (const part of plain) {
    rest = Buffer.concat([rest, part])
    // The last chunk is known only at the end of the input.
    for (; rest.length > CHUNK_BYTES; rest = rest.subarray(CHUNK_BYTES)) {
      yield sealChunk(rest.subarray(0, CHUNK_BYTES), { key, context, number, isLast: false })
      number += 1
    }
  }
  yield sealChunk(rest, { key, context, number, isLast: true })
}

/** Decrypts a stream. @throws {BrokenSealError} at the first chunk that was changed */
export async function* unseal(sealed: Source, key: Buffer, context: string): AsyncGenerator<Buffer> {
  let number = 0
  let hasHeader = false
  let rest = Buffer.alloc(0)
  for await (const part of sealed) {
    rest = Buffer.concat([rest, part])
    if (!hasHeader && rest.length >= HEADER.length) {
      rest = withoutHeader(rest)
      hasHeader = true
    }
    for (; hasHeader && rest.length > CHUNK_BYTES + TAG_BYTES; rest = rest.subarray(CHUNK_BYTES + TAG_BYTES)) {
      yield unsealChunk(rest.subarray(0, CHUNK_BYTES + TAG_BYTES), { key, context, number, isLast: false })
      number += 1
    }
  }
  if (!hasHeader) throw new BrokenSealError('the header is missing')
  yield unsealChunk(rest, { key, context, number, isLast: true })
}

function withoutHeader(start: Buffer): Buffer<ArrayBuffer> {
  if (!start.subarray(0, HEADER.length).equals(HEADER)) throw new BrokenSealError('no sealed file')
  return Buffer.from(start.subarray(HEADER.length))
}

type Place = { key: Buffer; context: string; number: number; isLast: boolean }

function sealChunk(plain: Buffer, { key, context, ...place }: Place): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonceOf(place)).setAAD(Buffer.from(context))
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function unsealChunk(sealed: Buffer, { key, context, ...place }: Place): Buffer {
  if (sealed.length < TAG_BYTES) throw new BrokenSealError('a chunk is cut short')
  const decipher = createDecipheriv(ALGORITHM, key, nonceOf(place), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new BrokenSealError('a chunk is not as it was written', { cause })
  }
}

function nonceOf({ number, isLast }: Pick<Place, 'number' | 'isLast'>): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(number, NONCE_BYTES - 5)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}
