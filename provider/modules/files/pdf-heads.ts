/** `strict`: the beginning of an object by the standard; `loose`: only for forgiving readers. */
export type Head = 'strict' | 'loose' | 'none'

const DELIMITERS = '()<>[]{}/%'
/** Characters of numbers for forgiving readers: pdf.js accepts `1e1` and `5-`, poppler a sign alone. */
const NUMERIC = '0123456789+-.eE'
/** White space for some reader: \v for qpdf, \x80 and \xff for PDFium; some skip an unmatched bracket. */
const isGap = (char: string) => char <= ' ' || char > '~' || char === ')'

/** Returns whether a keyword may end before this place. */
export function endsKeyword(text: string, place: number): boolean {
  const char = text[place] ?? ' '
  return isGap(char) || DELIMITERS.includes(char)
}

/** Returns what is before `obj` at this place. Strict: digits, spaces, digits, spaces. */
export function headBefore(text: string, place: number): Head {
  if (isStrict(text, place)) return 'strict'
  let digits = 0
  let pieces = 0
  for (let at = place - 1; at >= 0; at -= 1) {
    const char = text[at] ?? ''
    if (NUMERIC.includes(char)) {
      pieces += 1
      if (char >= '0' && char <= '9') digits += 1
    } else if (!isGap(char)) break
    else if (isLineEnd(char) && endsWithComment(text, at)) return 'loose'
    if (digits > 0 && pieces > 1) return 'loose'
  }
  return 'none'
}

function isStrict(text: string, place: number): boolean {
  const generation = digitsBefore(text, spacesBefore(text, place))
  return generation !== -1 && digitsBefore(text, spacesBefore(text, generation)) !== -1
}

/** Returns where the spaces begin; -1: there are none. */
function spacesBefore(text: string, place: number): number {
  let at = place
  while (text[at - 1] === ' ') at -= 1
  return at < place ? at : -1
}

/** Returns where the digits begin; -1: there are none. */
function digitsBefore(text: string, place: number): number {
  let at = place
  while (/\d/.test(text[at - 1] ?? '')) at -= 1
  return at < place ? at : -1
}

/** Returns whether a dictionary may begin here, or a comment before one. */
export function mayOpenDictionary(text: string, place: number): boolean {
  let at = place
  while (at < text.length && isGap(text[at] ?? '')) at += 1
  return text[at] === '<' || text[at] === '%'
}

/** Returns whether some reader may read the `stream` at this place as the keyword after a dictionary. */
export function mayOpenStream(text: string, place: number): boolean {
  if (!endsKeyword(text, place + 'stream'.length)) return false
  let at = place
  while (at > 0 && isGap(text[at - 1] ?? '')) {
    at -= 1
    if (isLineEnd(text[at] ?? '') && endsWithComment(text, at)) return true
  }
  return text.startsWith('>>', at - 2)
}

function isLineEnd(char: string): boolean {
  return char === '\n' || char === '\r'
}

function endsWithComment(text: string, end: number): boolean {
  for (let at = end - 1; at >= 0 && !isLineEnd(text[at] ?? ''); at -= 1) if (text[at] === '%') return true
  return false
}
