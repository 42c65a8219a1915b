import { inflateSync } from 'node:zlib'

export type PdfFault = 'broken' | 'active' | 'foreign'

const HEADER = /^%PDF-[12]\.\d/
const END = /%%EOF\s*$/
const TAIL_BYTES = 1024
/** What a document does by itself, or brings along. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|AA|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/
/** Nobody at the branch could open it, and nobody here can look into it. */
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/
/** Objects that are packed away: what they do must be read, too. */
const PACKED = /\/Type\s*\/ObjStm\b[\s\S]*?stream\r?\n/g
const UNPACKED_MAX_BYTES = 16 * 1024 * 1024
const MARKUP = /<(?:script[\s>]|!doctype\s+html|html[\s>])/i

/** Why a PDF is not kept, or null. It is never drawn here, and is given back as a download only. */
export function pdfFault(bytes: Buffer): PdfFault | null {
  const text = bytes.toString('latin1')
  if (!HEADER.test(text) || !END.test(text.slice(-TAIL_BYTES))) return 'broken'
  if (MARKUP.test(text)) return 'foreign'
  const packed = unpacked(bytes, text)
  if (packed === null) return 'broken'
  return [text, ...packed].some((part) => isActive(part)) ? 'active' : null
}

function isActive(text: string): boolean {
  // A name may be written with codes: `/J#61vaScript`.
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return ACTIVE.test(plain) || LOCKED.test(plain)
}

/** @returns null: one of them cannot be read */
function unpacked(bytes: Buffer, text: string): string[] | null {
  const parts: string[] = []
  for (const { index, 0: head } of text.matchAll(PACKED)) {
    try {
      const packed = bytes.subarray(index + head.length)
      parts.push(inflateSync(packed, { maxOutputLength: UNPACKED_MAX_BYTES }).toString('latin1'))
    } catch {
      return null
    }
  }
  return parts
}
