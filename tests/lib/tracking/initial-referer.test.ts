import { NextRequest, NextResponse } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteInitialReferer } from '@/lib/tracking/initial-referer'

beforeEach(() => vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test'))
afterEach(() => vi.unstubAllEnvs())

function answerTo(headers: Record<string, string>): NextResponse {
  const response = new NextResponse()
  noteInitialReferer(
    new NextRequest('http://localhost:3000/', { headers: { host: 'localhost:3000', ...headers } }),
    response,
  )
  return response
}

describe('noteInitialReferer', () => {
  it('keeps a foreign referrer for a day, and such an answer out of caches', () => {
    const { headers } = answerTo({ referer: 'https://ya.ru/search' })
    expect(headers.get('set-cookie')).toMatch(/^initial_referer=https%3A%2F%2Fya\.ru%2Fsearch; .*Max-Age=86400/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('goes only over https on a site of https, though its front asks by http', async () => {
    expect(answerTo({ referer: 'https://ya.ru/' }).headers.get('set-cookie')).not.toMatch(/secure/i)
    vi.stubEnv('SITE_URL', 'https://rent.example')
    vi.resetModules()
    const { noteInitialReferer: noteOnHttps } = await import('@/lib/tracking/initial-referer')
    const response = new NextResponse()
    const headers = { host: 'rent.example', referer: 'https://ya.ru/' }
    noteOnHttps(new NextRequest('http://rent.example/', { headers }), response)
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/i)
  })

  it.each([
    ['no referrer', {}],
    ['our own page', { referer: 'http://localhost:3000/rent/' }],
    ['junk', { referer: '%%%' }],
    ['one that is kept already', { referer: 'https://ya.ru/', cookie: 'initial_referer=https%3A%2F%2Fother.example' }],
  ])('leaves the answer alone for %s', (_case, headers) => {
    const answer = answerTo(headers as Record<string, string>)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBeNull()
  })
})
