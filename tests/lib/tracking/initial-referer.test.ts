import { NextRequest, NextResponse } from 'next/server'
import { describe, expect, it } from 'vitest'
import { noteInitialReferer } from '@/lib/tracking/initial-referer'

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
