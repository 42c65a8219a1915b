import { endsKeyword, headBefore, mayOpenDictionary, mayOpenStream } from './pdf-heads'

/** A value of a PDF (ISO 32000 §7.3), as far as streams need it. `other`: a string, a reference, a keyword. */
export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'array'; items: PdfValue[] }
  | PdfDictionary
  | { kind: 'null' }
  | { kind: 'other' }

/** `twice`: keys that it has more than once; readers differ in which of them counts. */
export type PdfDictionary = { kind: 'dictionary'; entries: Map<string, PdfValue>; twice: Set<string> }

/** `begin`: of the bytes after the keyword `stream`. */
export type PdfStream = { dictionary: PdfDictionary; begin: number }

/** An object that breaks the standard: other readers may read it differently. */
export class UnreadableObjectError extends Error {}

/** An object that embeds a file or a scene. */
export class EmbeddingObjectError extends Error {}

/** No dictionary before a stream is longer, and no array of a whole document. */
const OBJECT_MAX_CHARS = 512 * 1024
const DEPTH_MAX = 32
/** Characters that all objects together may take, in sizes of the file: overlapping objects could multiply the work. */
const BUDGET_FACTOR = 8
const BUDGET_MIN = 1024 * 1024

const WHITE = '\0\t\n\f\r '
const DELIMITERS = '()<>[]{}/%'
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** Too short to be searched for in pictures: files, associated files, scenes (ISO 32000-2 §7.11.3, §14.13, §13.6). */
const CARRYING = new Set(['EF', 'AF', '3DD'])

/** `isDoubtful`: a token has bytes at which some readers end it. */
type Reader = { text: string; at: number; end: number; isDoubtful: boolean }

/**
 * Yields every stream of a document without its table: each `obj` in the bytes is read as the beginning of an object, also
 * inside another object. Where forgiving readers may see another object or stream, the document is unreadable.
 *
 * @param text the file, one character a byte
 * @throws {UnreadableObjectError}
 * @throws {EmbeddingObjectError}
 */
export function* streamsOf(text: string): Generator<PdfStream> {
  let budget = Math.max(BUDGET_MIN, text.length * BUDGET_FACTOR)
  const keywords = new Set<number>()
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 3)) {
    if (!isHead(text, at)) continue
    const reader = { text, at: at + 3, end: Math.min(text.length, at + OBJECT_MAX_CHARS), isDoubtful: false }
    const value = readValue(reader, 0)
    skipWhite(reader)
    const keyword = readRegular(reader)
    budget -= reader.at - at
    if (budget < 0) throw new UnreadableObjectError('objects lie over each other')
    if (keyword !== 'stream') continue
    if (value.kind !== 'dictionary') throw new UnreadableObjectError('a stream without a dictionary')
    if (reader.isDoubtful) throw new UnreadableObjectError('a stream whose dictionary has doubtful words')
    keywords.add(reader.at - keyword.length)
    yield { dictionary: value, begin: beginOf(text, reader.at) }
  }
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 6))
    if (!keywords.has(at) && mayOpenStream(text, at)) throw new UnreadableObjectError('a stream of no object')
}

/** @throws {UnreadableObjectError} when only forgiving readers see the beginning of an object here */
function isHead(text: string, at: number): boolean {
  if (!endsKeyword(text, at + 3)) return false
  const head = headBefore(text, at)
  if (head === 'loose' && mayOpenDictionary(text, at + 3))
    throw new UnreadableObjectError('a doubtful head of an object')
  return head === 'strict'
}

/** Readers agree on an end of line only: some skip the rest of the line, some do not. */
function beginOf(text: string, after: number): number {
  let begin = after
  while (text[begin] === ' ' || text[begin] === '\t') begin += 1
  if (text[begin] === '\n') return begin + 1
  if (text[begin] !== '\r') throw new UnreadableObjectError('a stream that begins in its line')
  return text[begin + 1] === '\n' ? begin + 2 : begin + 1
}

function readValue(reader: Reader, depth: number): PdfValue {
  if (depth > DEPTH_MAX) throw new UnreadableObjectError('too deep')
  skipWhite(reader)
  const { text, at } = reader
  switch (text[at]) {
    case '/':
      return { kind: 'name', name: readName(reader) }
    case '(':
      return skipString(reader)
    case '[':
      return readArray(reader, depth)
    case '<':
      return text[at + 1] === '<' ? readDictionary(reader, depth) : skipHexString(reader)
    default:
      return readToken(reader)
  }
}

function readDictionary(reader: Reader, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue>()
  const twice = new Set<string>()
  reader.at += 2
  for (;;) {
    skipWhite(reader)
    if (reader.text.startsWith('>>', reader.at)) break
    if (reader.text[reader.at] !== '/') throw new UnreadableObjectError('a dictionary without a key')
    const key = readName(reader)
    if (CARRYING.has(key)) throw new EmbeddingObjectError(key)
    if (entries.has(key)) twice.add(key)
    entries.set(key, readValue(reader, depth + 1))
  }
  reader.at += 2
  return { kind: 'dictionary', entries, twice }
}

function readArray(reader: Reader, depth: number): PdfValue {
  const items: PdfValue[] = []
  reader.at += 1
  for (;;) {
    skipWhite(reader)
    if (reader.text[reader.at] === ']') break
    items.push(readValue(reader, depth + 1))
  }
  reader.at += 1
  return { kind: 'array', items }
}

/** Reads a number, a reference (`7 0 R`) or a keyword. */
function readToken(reader: Reader): PdfValue {
  const token = readRegular(reader)
  if (token === 'null') return { kind: 'null' }
  if (token === 'true' || token === 'false') return { kind: 'other' }
  if (!NUMBER.test(token)) throw new UnreadableObjectError('an unknown word')
  if (!/^\d+$/.test(token)) return { kind: 'number', value: Number(token) }
  const ahead = { ...reader }
  skipWhite(ahead)
  const generation = readRegular(ahead)
  if (/^\d+$/.test(generation)) {
    skipWhite(ahead)
    if (readRegular(ahead) === 'R') {
      reader.at = ahead.at
      return { kind: 'other' }
    }
  }
  return { kind: 'number', value: Number(token) }
}

/** Reads a name and decodes it: `/J#53` is `JS`. */
function readName(reader: Reader): string {
  reader.at += 1
  const name = readRegular(reader).replace(/#([0-9A-Fa-f]{2})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  // Some readers end a name at such a character.
  if (/\p{Cc}/u.test(name)) reader.isDoubtful = true
  return name
}

function readRegular(reader: Reader): string {
  const begin = reader.at
  while (reader.at < reader.end && !isBreak(reader.text[reader.at] ?? '')) reader.at += 1
  const token = reader.text.slice(begin, reader.at)
  if (/[^!-~]/.test(token)) reader.isDoubtful = true
  return token
}

function skipString(reader: Reader): PdfValue {
  let open = 0
  do {
    const char = charAt(reader)
    if (char === '\\') reader.at += 1
    if (char === '(') open += 1
    if (char === ')') open -= 1
    reader.at += 1
  } while (open > 0)
  return { kind: 'other' }
}

function skipHexString(reader: Reader): PdfValue {
  reader.at += 1
  while (charAt(reader) !== '>') {
    if (!/[0-9A-Fa-f\s\0]/.test(charAt(reader))) throw new UnreadableObjectError('no hexadecimal string')
    reader.at += 1
  }
  reader.at += 1
  return { kind: 'other' }
}

/** Skips white space and comments. */
function skipWhite(reader: Reader): void {
  for (;;) {
    const char = charAt(reader)
    if (char === '%') while (charAt(reader) !== '\n' && charAt(reader) !== '\r') reader.at += 1
    else if (WHITE.includes(char)) reader.at += 1
    else return
  }
}

/** @throws {UnreadableObjectError} after the end */
function charAt({ text, at, end }: Reader): string {
  const char = text[at]
  if (char === undefined || at >= end) throw new UnreadableObjectError('no end')
  return char
}

function isBreak(char: string): boolean {
  return WHITE.includes(char) || DELIMITERS.includes(char)
}
