import sharp from 'sharp'
import type { EVIDENCE_KINDS, UploadKind } from '@/provider/contract/rules/files/file-kinds'

const SIZE = { width: 1240, height: 880 }
const GREY = { background: '#eceff1', ink: '#78868f' }
type DrawnKind = UploadKind | (typeof EVIDENCE_KINDS)[number]
const COLOURS: Record<DrawnKind, { background: string; ink: string }> = {
  passport: { background: '#f6ece4', ink: '#b0796a' },
  licence: { background: '#e7eef6', ink: '#5c7fa6' },
  dispute: GREY,
  fine_photo: GREY,
  damage_photo: GREY,
  damage_act: { background: '#fbf9f2', ink: '#6c6a5d' },
}
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

/** Draws a picture that looks like a document from afar and names no person. */
export function demoScan(kind: DrawnKind): Promise<Buffer> {
  const { background, ink } = COLOURS[kind]
  const marks = MARKS.map(([left, top, width, height]) => ({
    input: { create: { width, height, channels: 3 as const, background: ink } },
    left,
    top,
  }))
  return sharp({ create: { ...SIZE, channels: 3, background } })
    .composite(marks)
    .jpeg()
    .toBuffer()
}
