import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { plateRedirect } from '@/lib/routing/plate-redirect'

const move = (path: string) => plateRedirect(new NextRequest(new URL(path, 'http://site')))

describe('plateRedirect', () => {
  it.each([
    ['/long_term_rental/А949СК25/', '/long_term_rental/a949ck25/'],
    ['/cn/long_term_rental/А949СК25/?months=6', '/cn/long_term_rental/a949ck25/?months=6'],
    ['/en/long_term_rental/A949CK25', '/en/long_term_rental/a949ck25/'],
  ])('sends %s to %s for good', (from, to) => {
    const answer = move(from)
    expect(answer?.status).toBe(308)
    expect(answer?.headers.get('location')).toBe(`http://site${to}`)
  })

  it.each([
    '/long_term_rental/a949ck25/',
    '/long_term_rental/',
    '/long_term_rental/zzz/',
    '/long_term_rental/%E0%A4%A/',
    '/rent/А949СК25/',
  ])('leaves %s alone', (path) => {
    expect(move(path)).toBeNull()
  })
})
