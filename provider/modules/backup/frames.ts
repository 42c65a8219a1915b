import { BrokenArchiveError } from './archive-file'

/** An archive is a sequence of frames: their kind and their bytes. */
export type Frame = { kind: FrameKind; bytes: Buffer }
/** `head` and `end` describe the archive; `table` and `file` name what the `data` after them belongs to. */
const KINDS = ['head', 'table', 'file', 'data', 'end'] as const
export type FrameKind = (typeof KINDS)[number]

const HEAD_BYTES = 5
/** We write no longer frames. */
const FRAME_MAX = 64 * 1024 * 1024

/** Packs one frame: its kind, its length and its bytes. */
export function packFrame(kind: FrameKind, bytes: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(KINDS.indexOf(kind), 0)
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** Yields the frames of an archive. @throws {BrokenArchiveError} when the bytes are no frames */
export async function* unpackFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest = Buffer.alloc(0)
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= HEAD_BYTES) {
      const kind = KINDS[rest.readUInt8(0)]
      const length = rest.readUInt32BE(1)
      if (kind === undefined || length > FRAME_MAX) throw new BrokenArchiveError('this is no archive')
      if (rest.length < HEAD_BYTES + length) break
      yield { kind, bytes: rest.subarray(HEAD_BYTES, HEAD_BYTES + length) }
      rest = rest.subarray(HEAD_BYTES + length)
    }
  }
  if (rest.length > 0) throw new BrokenArchiveError('the archive is cut off')
}
