import { createHash } from 'node:crypto'

export type Sealed = {
  html: string
  /** `sha256-…` of the one inline script; null when the page has none. */
  hash: string | null
}

type Tag = { name: string; start: number; end: number; attributes: string }

const DATA_TYPE = /\stype\s*=\s*["']?(?!text\/javascript|module|application\/javascript)[a-z]/i

/**
 * Makes a page fit for every visitor: its inline scripts, which carry the nonce of one rendering, become one script that
 * the policy knows by its hash, and the nonce disappears. What has no nonce was not written by us: it stays where it is
 * and stays blocked (engineering/PERFORMANCE).
 *
 * @param nonce as it stands in the policy of this rendering; nobody outside can have known it.
 */
export function seal(html: string, nonce: string): Sealed {
  if (nonce === '') return { html, hash: null }
  const scripts: string[] = []
  let pageHtml = ''
  let from = 0
  for (const { tag, close } of elements(html)) {
    if (tag.name !== 'script' || !isOurs(tag, nonce)) continue
    scripts.push(html.slice(tag.end, close.start))
    pageHtml += html.slice(from, tag.start)
    from = close.end
  }
  pageHtml = withoutNonce(pageHtml + html.slice(from), nonce)
  if (scripts.length === 0) return { html: pageHtml, hash: null }

  // A parser turns line ends into \n before it hashes.
  const script = withoutNonce(scripts.join(';\n'), nonce).replace(/\r\n?/g, '\n')
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
  const end = pageHtml.lastIndexOf('</body>')
  const at = end < 0 ? pageHtml.length : end
  return { html: `${pageHtml.slice(0, at)}<script>${script}</script>${pageHtml.slice(at)}`, hash }
}

/** An inline script with the whole nonce and nothing odd about it: a `<` inside a tag is somebody's open quotation mark. */
function isOurs({ attributes }: Tag, nonce: string): boolean {
  if (attributes.includes('<') || DATA_TYPE.test(attributes)) return false
  return attributes.includes(` nonce="${nonce}"`) && !/\ssrc\s*=/i.test(attributes)
}

function withoutNonce(text: string, nonce: string): string {
  return text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
}

/** Elements whose content is text to a parser, in order; never one inside another or inside a comment. */
function* elements(html: string): Generator<{ tag: Tag; close: { start: number; end: number } }> {
  const opening = /<!--|<(script|style|textarea|title|template|noscript|xmp|iframe)(?=[\s/>])/gi
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const name = match[1]?.toLowerCase()
    if (name === undefined) {
      const end = html.indexOf('-->', opening.lastIndex)
      if (end < 0) return
      opening.lastIndex = end + 3
      continue
    }
    const end = tagEnd(html, opening.lastIndex)
    if (end < 0) return
    const close = findEndTag(html, name, end)
    if (close === null) return
    yield { tag: { name, start: match.index, end, attributes: html.slice(opening.lastIndex, end - 1) }, close }
    opening.lastIndex = close.end
  }
}

/** Where a tag ends: a `>` within quotation marks belongs to a value. @returns -1 when it never does */
function tagEnd(html: string, from: number): number {
  const marks = /["'>]/g
  marks.lastIndex = from
  for (let mark = marks.exec(html); mark !== null; mark = marks.exec(html)) {
    if (mark[0] === '>') return marks.lastIndex
    const end = html.indexOf(mark[0], marks.lastIndex)
    if (end < 0) return -1
    marks.lastIndex = end + 1
  }
  return -1
}

function findEndTag(html: string, name: string, from: number): { start: number; end: number } | null {
  const tag = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi')
  tag.lastIndex = from
  const match = tag.exec(html)
  return match && { start: match.index, end: tag.lastIndex }
}
