import { deflateSync } from 'node:zlib'

/** A document that a reader opens whole: catalog and actions lie in an object stream, found by a stream of references. */
type Packed = {
  /** Objects 1 (the catalog) and further ones, as they are written inside. */
  objects: readonly string[]
  /** How the object stream is packed: what its dictionary says, and its bytes. */
  pack: (plain: Buffer) => { entries: string; bytes: Buffer }
  /** How the object stream begins, `10 0 obj` when left out. */
  begin?: string
  /** Between `obj` and `stream`; `entries` are those of `pack`. */
  head?: (entries: string) => string
  /** Between the dictionary and `stream`. */
  before?: string
  /** Behind `stream`. */
  lineEnd?: string
  /** More objects of the file itself. */
  extra?: string
}

export const SCRIPT_AND_LINK = [
  '<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R/Names<</JavaScript<</Names[(a) 4 0 R]>>>>>>',
  '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R]>>',
  '<</S/JavaScript/JS(app.alert(1))>>',
  '<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<</S/URI/URI(http://evil.example)>>>>',
] as const

/** The same catalog and page, which do nothing. */
export const SILENT = [
  '<</Type/Catalog/Pages 2 0 R/OpenAction [3 0 R /Fit]>>',
  '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
] as const

const OBJECT_STREAM = 10
const REFERENCES = 11

export function packedPdf({
  objects,
  pack,
  begin = `${OBJECT_STREAM} 0 obj`,
  head,
  before = '\n',
  lineEnd = '\n',
  extra = '',
}: Packed): Buffer {
  const starts: number[] = []
  let body = ''
  for (const object of objects) {
    starts.push(body.length)
    body += `${object} `
  }
  const index = starts.map((start, at) => `${at + 1} ${start}`).join(' ')
  const plain = Buffer.from(`${index} ${body}`, 'latin1')
  const { entries, bytes } = pack(plain)
  const usual = (more: string) =>
    `<</Type/ObjStm/N ${objects.length}/First ${index.length + 1}/Length ${bytes.length}${more}>>`
  const opened = `%PDF-1.7\n${extra}`
  const stream = `${begin}\n${head ? head(usual(entries)) : usual(entries)}${before}stream${lineEnd}${bytes.toString('latin1')}\nendstream\nendobj\n`
  const rows = [
    [0, 0, 255],
    ...objects.map((_, at) => [2, OBJECT_STREAM, at]),
    ...Array.from({ length: OBJECT_STREAM - objects.length - 1 }, () => [0, 0, 0]),
    [1, opened.length, 0],
    [1, opened.length + stream.length, 0],
  ]
  const references = Buffer.concat(
    rows.map(([kind = 0, place = 0, third = 0]) => Buffer.from([kind, place >> 16, place >> 8, place, third])),
  )
  const table = `${REFERENCES} 0 obj\n<</Type/XRef/Size 12/W[1 3 1]/Root 1 0 R/Length ${references.length}>>\nstream\n${references.toString('latin1')}\nendstream\nendobj\n`
  const end = `startxref\n${opened.length + stream.length}\n%%EOF\n`
  return Buffer.from(opened + stream + table + end, 'latin1')
}

/** By deflate behind a predictor. @param predictor as the dictionary says it. @param row which kind every row is */
export const predicted =
  (predictor: number, row: number, columns = 5, entries = '') =>
  (plain: Buffer) => {
    const made = predictor === 2 ? tiffRows(plain, columns) : pngRows(plain, columns, row)
    return {
      entries: entries || `/Filter/FlateDecode/DecodeParms<</Predictor ${predictor}/Columns ${columns}>>`,
      bytes: deflateSync(made),
    }
  }

/** By ways that are undone one after the other. */
export const packedBy =
  (filter: string, ...ways: ((bytes: Buffer) => Buffer)[]) =>
  (plain: Buffer) => ({
    entries: `/Filter${filter}`,
    bytes: ways.reduceRight((bytes, way) => way(bytes), plain),
  })

export const hexed = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`, 'latin1')

/** Runs that are none: each piece stands as it is. */
export function runLengths(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 128) {
    const piece = bytes.subarray(at, at + 128)
    pieces.push(Buffer.from([piece.length - 1]), piece)
  }
  return Buffer.concat([...pieces, Buffer.from([128])])
}

export function ascii85(bytes: Buffer): Buffer {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const piece = bytes.subarray(at, at + 4)
    let value = Buffer.concat([piece, Buffer.alloc(4 - piece.length)]).readUInt32BE()
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85
      value = Math.floor(value / 85)
      return String.fromCharCode(33 + digit)
    }).reverse()
    text +=
      value === 0 && digits.join('') === '!!!!!' && piece.length === 4
        ? 'z'
        : digits.slice(0, piece.length + 1).join('')
  }
  return Buffer.from(`${text}~>`, 'latin1')
}

/** Codes of nine bits, cleared before they would grow. */
export function lzw(bytes: Buffer): Buffer {
  const codes = [...bytes].flatMap((byte, at) => (at % 200 === 0 ? [256, byte] : [byte]))
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('')
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((octet) => Number.parseInt(octet.padEnd(8, '0'), 2)))
}

function tiffRows(plain: Buffer, columns: number): Buffer {
  return Buffer.from(plain.map((byte, at) => (at % columns === 0 ? byte : byte - (plain[at - 1] ?? 0))))
}

function pngRows(plain: Buffer, columns: number, kind: number): Buffer {
  const rows: number[] = []
  for (let from = 0; from < plain.length; from += columns) {
    rows.push(kind)
    for (let x = 0; x < columns && from + x < plain.length; x += 1) {
      const left = x === 0 ? 0 : (plain[from + x - 1] ?? 0)
      const up = from === 0 ? 0 : (plain[from + x - columns] ?? 0)
      const corner = from === 0 || x === 0 ? 0 : (plain[from + x - columns - 1] ?? 0)
      const guess = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, corner)][kind] ?? 0
      rows.push(((plain[from + x] ?? 0) - guess) & 0xff)
    }
  }
  return Buffer.from(rows)
}

function paeth(left: number, up: number, corner: number): number {
  const wanted = left + up - corner
  const [nearest = left] = [left, up, corner].toSorted((a, b) => Math.abs(wanted - a) - Math.abs(wanted - b))
  return nearest
}
