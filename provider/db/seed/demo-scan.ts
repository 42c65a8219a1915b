import sharp from 'sharp'
import type { ScanKind } from '@/provider/contract/rules/file-kinds'

const SIZE = { width: 1240, height: 880 }
const PAPER = { passport: '#f6ece4', licence: '#e7eef6' } as const
const INK = { passport: '#b0796a', licence: '#5c7fa6' } as const
/** Left, top, width, height: a photo, and lines where a document has its text. */
const MARKS = [
  [90, 180, 320, 430],
  [480, 190, 560, 34],
  [480, 280, 420, 34],
  [480, 370, 480, 34],
  [480, 460, 300, 34],
  [90, 700, 1060, 26],
  [90, 760, 1060, 26],
] as const

/** A picture that looks like a document from afar, and is nobody's. */
export function demoScan(kind: ScanKind): Promise<Buffer> {
  const marks = MARKS.map(([left, top, width, height]) => ({
    input: { create: { width, height, channels: 3 as const, background: INK[kind] } },
    left,
    top,
  }))
  return sharp({ create: { ...SIZE, channels: 3, background: PAPER[kind] } })
    .composite(marks)
    .jpeg()
    .toBuffer()
}
