import { describe, expect, it } from 'vitest'
import { stripDottedSlash } from '@/server/dotted-page'

describe('keepDottedPage', () => {
  it.each([
    { url: '/account/a.b/', kept: '/account/a.b' },
    { url: '/en/account/history/1.json/?x=1', kept: '/en/account/history/1.json?x=1' },
    { url: '/account/1/', kept: '/account/1/' },
    { url: '/rent/?file=a.b/', kept: '/rent/?file=a.b/' },
    { url: '/a.b/rent/', kept: '/a.b/rent/' },
    { url: '/_next/static/a.js/', kept: '/_next/static/a.js/' },
    { url: '/assets/cars/sprite.svg/', kept: '/assets/cars/sprite.svg/' },
    { url: '/', kept: '/' },
    { url: '/.', kept: '/.' },
  ])('$url → $kept', ({ url, kept }) => expect(stripDottedSlash(url)).toBe(kept))

  it('reads an address once, however it is made', () => {
    const url = `/${'./'.repeat(200_000)}x`
    const started = performance.now()
    expect(stripDottedSlash(url)).toBe(url)
    expect(performance.now() - started).toBeLessThan(100)
  })
})
