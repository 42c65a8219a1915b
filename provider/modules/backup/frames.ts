import { BrokenArchive } from './archive-file'

/** One after another in an archive: what follows, and its bytes. */
export type Frame = { kind: FrameKind; bytes: Buffer }
/** `head` and `end` are of the archive; `table` and `file` name what the `data` after them belongs to. */
const KINDS = ['head', 'table', 'file', 'data', 'end'] as const
export type FrameKind = (typeof KINDS)[number]

const HEAD_BYTES = 5
/** Longer ones were not written by us. */
const FRAME_MAX = 64 * 1024 * 1024

export function packFrame(kind: FrameKind, bytes: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(KINDS.indexOf(kind), 0)
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** @throws {BrokenArchive} of bytes that are no frames */
export async function* unpackFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest = Buffer.alloc(0)
  for await (const part of bytes) {
    rest = Buffer.concat([rest, part])
    while (rest.length >= HEAD_BYTES) {
      const kind = KINDS[rest.readUInt8(0)]
      const length = rest.readUInt32BE(1)
      if (kind === undefined || length > FRAME_MAX) throw new BrokenArchive('this is no archive')
      if (rest.length < HEAD_BYTES + length) break
      yield { kind, bytes: rest.subarray(HEAD_BYTES, HEAD_BYTES + length) }
      rest = rest.subarray(HEAD_BYTES + length)
    }
  }
  if (rest.length > 0) throw new BrokenArchive('the archive is cut off')
}
