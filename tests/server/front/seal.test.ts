import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal } from '@/server/front/seal'

const NONCE = 'bm9uY2Utb2YtdGhpcy1vbmU='
const ours = (text: string) => `<script nonce="${NONCE}">${text}</script>`
const page = (inside: string) => `<!doctype html><html><head></head><body>${inside}</body></html>`

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('seal', () => {
  it('moves our scripts, in order, into one whose hash it tells', () => {
    const { html, hash } = seal(page(`${ours('a=1')}<main>text</main>${ours('b=2')}`), NONCE)
    expect(html).toBe(page('<main>text</main><script>a=1;\nb=2</script>'))
    expect(hash).toBe(hashOf('a=1;\nb=2'))
  })

  it('leaves files where they are, without the nonce', () => {
    const { html, hash } = seal(page(`<script src="/a.js" async="" nonce="${NONCE}"></script>`), NONCE)
    expect(html).toBe(page('<script src="/a.js" async=""></script>'))
    expect(hash).toBeNull()
  })

  it('forgets the nonce in attributes, texts and data too', () => {
    const inside = `<link rel="preload" nonce="${NONCE}"/><p title="${NONCE}">${NONCE}</p>${ours(`f("${NONCE}")`)}`
    const { html } = seal(page(inside), NONCE)
    expect(html).not.toContain(NONCE)
    expect(html).toContain('<script>f("")</script>')
  })

  it.each([
    ['no nonce', '<script>evil()</script>'],
    ['a guessed nonce', '<script nonce="guess">evil()</script>'],
    ['a nonce in another attribute', `<script data-x="nonce=${NONCE.slice(1)}">evil()</script>`],
    ['an uppercase tag', '<SCRIPT>evil()</SCRIPT>'],
    ['a script in a comment', '<!--<script>evil()</script>-->'],
    ['a script in a text field', '<textarea><script>evil()</script></textarea>'],
    ['a script in a title', '<title><script>evil()</script></title>'],
    ['a handler', '<img src="x" onerror="evil()">'],
    ['data', '<script type="application/json">{"evil":1}</script>'],
  ])('seals nothing that is not ours: %s', (_name, foreign) => {
    const { html, hash } = seal(page(`${foreign}${ours('good()')}`), NONCE)
    expect(hash).toBe(hashOf('good()'))
    expect(html).toContain(foreign)
    expect(html).toContain('<script>good()</script></body>')
  })

  it('seals nothing into which an open quotation mark or an open tag has swallowed a script of ours', () => {
    for (const open of ['<script x="', "<script x='", '<script x=', '<script ', '<img alt="', '<!--']) {
      const { html, hash } = seal(page(`${open}${ours('good()')}`), NONCE)
      const sealed = hash === null ? null : hashOf('good()')
      expect([null, sealed], open).toContain(hash)
      expect(html, open).not.toContain(NONCE)
    }
  })

  it('hashes what a browser sees: line ends as \\n', () => {
    const { html, hash } = seal(page(ours('a=1\r\nb=2\rc=3')), NONCE)
    expect(hash).toBe(hashOf('a=1\nb=2\nc=3'))
    expect(html).toContain('<script>a=1\nb=2\nc=3</script>')
  })

  it('lets only our scripts pass the hash, whatever stands between them, and keeps no copy of the nonce', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('<', '>', '"', "'", '<!--', '-->', '</script>', '<script>', '<style>', '</body>', '<textarea>'),
      fc.constantFrom(
        '<script nonce="guess">evil()</script>',
        '<script src=x>',
        `<a title='`,
        '<ScRiPt >evil()</sCrIpT>',
      ),
      fc.constant(ours('good()')),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { html, hash } = seal(page(pieces.join('')), NONCE)
        expect(html).not.toContain(NONCE)
        if (hash === null) return
        const allowed = Array.from({ length: 12 }, (_, count) => Array.from({ length: count + 1 }, () => 'good()'))
        expect(allowed.map((scripts) => hashOf(scripts.join(';\n')))).toContain(hash)
      }),
      { numRuns: 300 },
    )
  })

  it('takes a page of 5 MB in a moment, and gives it back whole', () => {
    const text = '<p>word</p>'.repeat(500_000)
    const { html } = seal(page(`${ours('a=1')}${text}`), NONCE)
    expect(html).toBe(page(`${text}<script>a=1</script>`))
  })
})
