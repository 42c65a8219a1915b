import { constants, inflateSync } from 'node:zlib'
import {
  EmbeddingObjectError,
  type PdfDictionary,
  type PdfStream,
  streamsOf,
  UnreadableObjectError,
} from './pdf-objects'
import { packingOf, undoPredictor } from './pdf-packing'

/** `complex`: the checks here cannot read it. */
export type PdfError = 'broken' | 'active' | 'foreign' | 'complex'

const HEADER = /^%PDF-[12]\.\d/
const END = /%%EOF\s*$/
const TAIL_BYTES = 1024
/**
 * Names for what a document does by itself, opens outside or embeds, and for encryption. `/JS` and `/AA` do nothing without
 * one of these, and occur in pictures by chance. The first view may be a place in the document, which is an array.
 */
const ACTIVE_NAMES =
  '/(?:JavaScript|Launch|Thread|URI|GoToR|GoToE|SubmitForm|ImportData|Rendition|Movie|Sound|RichMedia\\w*|OnInstantiate|EmbeddedFiles?|FileAttachment|Filespec|FFilter|OpenAction(?!\\s*\\[)|XFA|Encrypt|Subtype[\\s\\0]*/3D)'
const ACTIVE = new RegExp(`${ACTIVE_NAMES}(?![A-Za-z0-9])`)
/** Names by their beginning: in packed objects the dictionary may cut off the end of a name. */
const ACTIVE_FROM_ITS_BEGINNING = new RegExp(ACTIVE_NAMES)
/** Too short for the bytes of pictures: used only for packed objects; those of the file itself are parsed. */
const CARRYING = /\/(?:EF|AF|3DD?)(?![!-$&'*-.0-;=?-Z\\^-z|~])/
/** Filters that are not unpacked here. */
const UNREAD = /\/(?:LZWDecode|RunLengthDecode|ASCIIHexDecode|ASCII85Decode|Crypt)(?![A-Za-z0-9])/
const MARKUP = /<(?:script[\s>]|!doctype\s+html|html[\s>])/i

const HASH = 0x23
const STREAMS_MAX = 2_000
const UNPACKED_MAX_BYTES = 16 * 1024 * 1024
/** The beginning of a packed picture that is unpacked; deflate packs by a factor of a thousand at most. */
const GLANCE_BYTES = 1024
const GLANCE_UNPACKED_BYTES = 2 * 1024 * 1024
const EMPTY = /^\s*endstream/

/** Packed objects begin with their numbers, or a comment. */
const OBJECTS = /^(?:%|[+-]?\d{1,10}[\s\0])/

/**
 * Returns why a PDF is not stored, or null. The check takes time and memory, so a worker runs it. It unpacks and reads all
 * packed parts, and rejects those that it cannot unpack.
 */
export function findPdfError(bytes: Buffer): PdfError | null {
  const text = bytes.toString('latin1')
  if (!HEADER.test(text) || !END.test(text.slice(-TAIL_BYTES))) return 'broken'
  if (MARKUP.test(text)) return 'foreign'
  return errorOf(text) ?? errorOfStreams(bytes, text)
}

function errorOf(text: string, active = ACTIVE): PdfError | null {
  const plain = withNames(text)
  if (active.test(plain) || (active === ACTIVE_FROM_ITS_BEGINNING && CARRYING.test(plain))) return 'active'
  return UNREAD.test(plain) ? 'complex' : null
}

/** Decodes names: `/J#61vaScript`. */
function withNames(text: string): string {
  if (!text.includes('#')) return text
  const codes = Buffer.from(text, 'latin1')
  let end = 0
  for (let at = 0; at < codes.length; at += 1, end += 1) {
    const [high, low] = codes[at] === HASH ? [hexOf(codes[at + 1]), hexOf(codes[at + 2])] : [-1, -1]
    const isCode = high >= 0 && low >= 0
    codes[end] = isCode ? high * 16 + low : (codes[at] ?? 0)
    if (isCode) at += 2
  }
  return codes.toString('latin1', 0, end)
}

/** @returns -1: no such digit */
function hexOf(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = (code | 0x20) - 0x61
  return letter >= 0 && letter <= 5 ? letter + 10 : -1
}

function errorOfStreams(bytes: Buffer, text: string): PdfError | null {
  let left = UNPACKED_MAX_BYTES
  let streams = 0
  try {
    for (const stream of streamsOf(text)) {
      streams += 1
      if (streams > STREAMS_MAX) return 'complex'
      const result = inspectStream(bytes, text, stream, left)
      if (typeof result === 'string') return result
      left -= result
    }
    return null
  } catch (error) {
    if (error instanceof UnreadableObjectError) return 'broken'
    if (error instanceof EmbeddingObjectError) return 'active'
    throw error
  }
}

/** Returns the error of a stream, or how many bytes were unpacked. @param left bytes that may still be unpacked */
function inspectStream(bytes: Buffer, text: string, { dictionary, begin }: PdfStream, left: number): PdfError | number {
  const packing = packingOf(dictionary)
  if (packing === null) return 'complex'
  const isObjects = isOfObjects(dictionary)
  // Some picture decoders are lossless: objects can be packed with them.
  if (isObjects && packing.isPicture) return 'complex'
  const active = isObjects ? ACTIVE_FROM_ITS_BEGINNING : ACTIVE
  // Not packed: the search of the whole text covered it, except for the stricter pattern of objects.
  if (!packing.isDeflated) return (isObjects ? errorOf(text, active) : null) ?? 0
  const packed = bytes.subarray(begin)
  if (isPicture(dictionary, packed)) return 0
  if (packing.isPicture || packing.predictor === null) return 'complex'
  if (EMPTY.test(text.slice(begin, begin + 16))) return 0
  const unpacked = unpack(packed, left)
  if (typeof unpacked === 'string') return unpacked
  const plain = undoPredictor(unpacked, packing.predictor)
  if (plain === null) return 'complex'
  // A reader that does not know the predictor reads the rows unchanged.
  const rows = plain === unpacked ? null : errorOf(unpacked.toString('latin1'), active)
  return errorOf(plain.toString('latin1'), active) ?? rows ?? unpacked.length
}

/** Returns whether some reader could find objects in it, whether it declares them or not. */
function isOfObjects({ entries }: PdfDictionary): boolean {
  const type = entries.get('Type')
  return entries.has('First') || entries.has('N') || (type?.kind === 'name' && type.name === 'ObjStm')
}

/** Returns whether all readers see a picture that does not begin like packed objects; a scan is too large to unpack. */
function isPicture(dictionary: PdfDictionary, packed: Buffer): boolean {
  const { entries } = dictionary
  const [type, subtype] = [entries.get('Type'), entries.get('Subtype')]
  if (subtype?.kind !== 'name' || subtype.name !== 'Image' || isOfObjects(dictionary) || entries.has('W')) return false
  if (type && !(type.kind === 'name' && type.name === 'XObject')) return false
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: GLANCE_UNPACKED_BYTES }
    const begin = inflateSync(packed.subarray(0, GLANCE_BYTES), options)
    const first = begin.findIndex((byte) => byte > 0x20)
    return first === -1 || !OBJECTS.test(begin.toString('latin1', first, first + 16))
  } catch {
    // No reader can unpack it.
    return true
  }
}

function unpack(packed: Buffer, most: number): Buffer | PdfError {
  if (most === 0) return 'complex'
  try {
    return inflateSync(packed, { maxOutputLength: most })
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'complex' : 'broken'
  }
}
