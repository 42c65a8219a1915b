import type { PdfDictionary, PdfValue } from './pdf-objects'

/** How the rows of a stream were transformed before they were packed (ISO 32000 §7.4.4.4). */
export type Predictor = { method: 'none' | 'tiff' | 'png'; rowBytes: number; pixelBytes: number }

/**
 * `isPicture`: only a picture decoder can unpack it, after deflate or without it. `predictor` null: the checks here cannot
 * undo it, or it is written in another object.
 */
export type Packing = { isDeflated: boolean; isPicture: boolean; predictor: Predictor | null }

const DEFLATE = ['FlateDecode', 'Fl']
const PICTURES = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']
/** Keys on which all readers must agree. `F` and `DP` are short names to some, a file elsewhere to others. */
const DECIDING = ['Filter', 'DecodeParms', 'Type', 'Subtype', 'First', 'N', 'W', 'F', 'DP', 'FFilter', 'FDecodeParms']
const REJECTED = ['F', 'DP', 'FFilter', 'FDecodeParms']
const NONE: Predictor = { method: 'none', rowBytes: 0, pixelBytes: 0 }
const ROW_MAX_BYTES = 1024 * 1024

/** Returns how a stream is packed; null: in a way that the checks here cannot undo. */
export function packingOf({ entries, twice }: PdfDictionary): Packing | null {
  if (DECIDING.some((key) => twice.has(key)) || REJECTED.some((key) => entries.has(key))) return null
  const filters = listOf(entries.get('Filter'))
  const params = listOf(entries.get('DecodeParms'))
  const names = filters.map((filter) => (filter.kind === 'name' ? filter.name : ''))
  const isDeflated = DEFLATE.includes(names[0] ?? '')
  const rest = isDeflated ? names.slice(1) : names
  if (rest.length > 1 || rest.some((name) => !PICTURES.includes(name))) return null
  // Parameters of picture decoders do not matter here.
  const predictor = isDeflated ? predictorOf(params[0]) : NONE
  return { isDeflated, isPicture: rest.length > 0, predictor }
}

function listOf(value: PdfValue | undefined): PdfValue[] {
  if (value === undefined || value.kind === 'null') return []
  return value.kind === 'array' ? value.items : [value]
}

function predictorOf(params: PdfValue | undefined): Predictor | null {
  if (params === undefined || params.kind === 'null') return NONE
  if (params.kind !== 'dictionary' || params.twice.size > 0) return null
  const [method, colors, bits, columns] = [
    numberOf(params, 'Predictor', 1),
    numberOf(params, 'Colors', 1),
    numberOf(params, 'BitsPerComponent', 8),
    numberOf(params, 'Columns', 1),
  ]
  if (method === null || colors === null || bits === null || columns === null) return null
  if (method === 1) return NONE
  const rowBytes = Math.ceil((columns * colors * bits) / 8)
  if (rowBytes < 1 || rowBytes > ROW_MAX_BYTES) return null
  const pixelBytes = Math.max(1, Math.ceil((colors * bits) / 8))
  if (method >= 10 && method <= 15) return { method: 'png', rowBytes, pixelBytes }
  return method === 2 && bits === 8 ? { method: 'tiff', rowBytes, pixelBytes } : null
}

/** Returns null when the value is a reference, or no whole number. */
function numberOf({ entries }: PdfDictionary, key: string, usual: number): number | null {
  const value = entries.get(key)
  if (value === undefined) return usual
  return value.kind === 'number' && Number.isInteger(value.value) && value.value > 0 ? value.value : null
}

/** Returns the bytes before the predictor, with a last row that is cut short; null: a row has an unknown kind. */
export function undoPredictor(bytes: Buffer, predictor: Predictor): Buffer | null {
  if (predictor.method === 'none') return bytes
  return predictor.method === 'tiff' ? undoTiff(bytes, predictor) : undoPng(bytes, predictor)
}

function undoTiff(bytes: Buffer, { rowBytes, pixelBytes }: Predictor): Buffer {
  const plain = Buffer.from(bytes)
  for (let at = 0; at < plain.length; at += 1)
    if (at % rowBytes >= pixelBytes) plain[at] = (plain[at] ?? 0) + (plain[at - pixelBytes] ?? 0)
  return plain
}

/** The first byte of each row is its filter type (PNG, W3C 2003 §9). */
function undoPng(bytes: Buffer, { rowBytes, pixelBytes }: Predictor): Buffer | null {
  const rows = Math.ceil(bytes.length / (rowBytes + 1))
  const plain = Buffer.alloc(Math.max(0, bytes.length - rows))
  for (let row = 0; row < rows; row += 1) {
    const from = row * (rowBytes + 1)
    const kind = bytes[from] ?? 0
    if (kind > 4) return null
    const to = row * rowBytes
    for (let x = 0; x < rowBytes && to + x < plain.length; x += 1) {
      const left = x < pixelBytes ? 0 : (plain[to + x - pixelBytes] ?? 0)
      const up = row === 0 ? 0 : (plain[to + x - rowBytes] ?? 0)
      const corner = row === 0 || x < pixelBytes ? 0 : (plain[to + x - rowBytes - pixelBytes] ?? 0)
      plain[to + x] = (bytes[from + 1 + x] ?? 0) + guess(kind, left, up, corner)
    }
  }
  return plain
}

function guess(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return Math.floor((left + up) / 2)
  if (kind !== 4) return 0
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
