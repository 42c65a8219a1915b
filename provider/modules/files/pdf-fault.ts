import { constants, inflateSync } from 'node:zlib'

/** `complex`: nobody here can look through it. */
export type PdfFault = 'broken' | 'active' | 'foreign' | 'complex'

const HEADER = /^%PDF-[12]\.\d/
const END = /%%EOF\s*$/
const TAIL_BYTES = 1024
/**
 * What a document does by itself, opens elsewhere or brings along; and locks. `/JS` and `/AA` do nothing without one of
 * these, and stand in many a picture by chance.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|URI|GoToR|GoToE|SubmitForm|ImportData|Rendition|Movie|Sound|RichMedia\w*|EmbeddedFiles?|FileAttachment|Filespec|FFilter|OpenAction|XFA|Encrypt)(?![A-Za-z0-9])/
/** Ways to pack that are not unpacked here. Those of pictures alone may stay: no object was ever packed so. */
const UNREAD = /\/(?:LZWDecode|RunLengthDecode|ASCIIHexDecode|ASCII85Decode|Crypt)(?![A-Za-z0-9])/
const UNREAD_BY_SHORT_NAME = /\/(?:LZW|RL|AHx|A85)(?![A-Za-z0-9])|\/Filter\s*\d/
const MARKUP = /<(?:script[\s>]|!doctype\s+html|html[\s>])/i

const KEYWORD = 'stream'
const HASH = 0x23
const STREAMS_MAX = 2_000
const UNPACKED_MAX_BYTES = 16 * 1024 * 1024
/** A stream's dictionary is looked for so far before it. */
const DICTIONARY_CHARS = 1024
/** So much of a packed picture is unpacked: a thousandfold at most. */
const GLANCE_BYTES = 1024
const GLANCE_UNPACKED_BYTES = 2 * 1024 * 1024

const PICTURE = /\/Subtype\s*\/Image(?![A-Za-z0-9])/
/** Also texts and comments: they could hide where the object begins. */
const NO_PICTURE = /[()%]|\/(?:First|ObjStm|XRef)(?![A-Za-z0-9])/
/** Packed objects begin with their numbers, or a comment. */
const OBJECTS = /^(?:%|[+-]?\d{1,10}[\s\0])/

/**
 * Why a PDF is not kept, or null. It is never drawn here, and is given back as a download only. Takes time and memory: for
 * a worker. Whatever is packed is unpacked and read, by its bytes and not by what it is called.
 */
export function pdfFault(bytes: Buffer): PdfFault | null {
  const text = bytes.toString('latin1')
  if (!HEADER.test(text) || !END.test(text.slice(-TAIL_BYTES))) return 'broken'
  if (MARKUP.test(text)) return 'foreign'
  return faultOf(text) ?? faultOfStreams(bytes, text)
}

function faultOf(text: string): PdfFault | null {
  const plain = withNames(text)
  if (ACTIVE.test(plain)) return 'active'
  return UNREAD.test(plain) ? 'complex' : null
}

/** A name may be written with codes: `/J#61vaScript`. */
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

function faultOfStreams(bytes: Buffer, text: string): PdfFault | null {
  let left = UNPACKED_MAX_BYTES
  let streams = 0
  for (let at = text.indexOf(KEYWORD); at !== -1; at = text.indexOf(KEYWORD, at + KEYWORD.length)) {
    if (text.slice(at - 3, at) === 'end') continue
    streams += 1
    if (streams > STREAMS_MAX) return 'complex'
    const dictionary = dictionaryBefore(text, at)
    if (UNREAD_BY_SHORT_NAME.test(dictionary)) return 'complex'
    const packed = bytes.subarray(beginOf(text, at + KEYWORD.length))
    if (!isPacked(packed) || isPicture(dictionary, packed)) continue
    const unpacked = unpack(packed, left)
    if (typeof unpacked === 'string') return unpacked
    left -= unpacked.length
    const fault = faultOf(unpacked.toString('latin1'))
    if (fault) return fault
  }
  return null
}

function dictionaryBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - DICTIONARY_CHARS), at)
  return withNames(before.slice(before.lastIndexOf(' obj') + 1))
}

function beginOf(text: string, after: number): number {
  let begin = after
  while (text[begin] === ' ' || text[begin] === '\t') begin += 1
  if (text[begin] === '\r') begin += 1
  return text[begin] === '\n' ? begin + 1 : begin
}

/** By the two bytes that begin all that deflate packs (RFC 1950 §2.2). */
function isPacked(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0
}

/** Called a picture, and beginning like no packed objects: of a scanned page there is too much to unpack. */
function isPicture(dictionary: string, packed: Buffer): boolean {
  if (!PICTURE.test(dictionary) || NO_PICTURE.test(dictionary)) return false
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: GLANCE_UNPACKED_BYTES }
    const begin = inflateSync(packed.subarray(0, GLANCE_BYTES), options)
    const first = begin.findIndex((byte) => byte > 0x20)
    return first !== -1 && !OBJECTS.test(begin.toString('latin1', first, first + 16))
  } catch {
    // Nobody can unpack it.
    return true
  }
}

function unpack(packed: Buffer, most: number): Buffer | PdfFault {
  if (most === 0) return 'complex'
  try {
    return inflateSync(packed, { maxOutputLength: most })
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'complex' : 'broken'
  }
}
