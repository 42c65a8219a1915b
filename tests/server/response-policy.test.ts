import { describe, expect, it } from 'vitest'
import { evaluateResponse } from '@/server/response-policy'

const HTML = 'text/html; charset=utf-8'
const draft = { status: 200, contentType: HTML, isPage: true, pageStatus: undefined }

describe('judge', () => {
  it.each([
    { name: 'an ordinary page', draft, scope: {}, kind: 'pass' },
    { name: 'a page that says it is missing', draft, scope: { status: 404 as const }, kind: 'mark' },
    {
      name: 'data for a soft navigation to it',
      draft: { ...draft, contentType: 'text/x-component' },
      scope: { status: 404 as const },
      kind: 'pass',
    },
    {
      name: 'data for a soft navigation to a page that refuses',
      draft: { ...draft, contentType: 'text/x-component' },
      scope: { status: 500 as const, rejection: 'account' as const },
      kind: 'mark',
    },
    {
      name: 'a door that refuses',
      draft: { ...draft, status: 400, contentType: 'application/json' },
      scope: {},
      kind: 'pass',
    },
    { name: "middleware's 404", draft: { ...draft, status: 404, pageStatus: '404' }, scope: {}, kind: 'pass' },
    {
      name: "middleware's 404 whose page marks itself",
      draft: { ...draft, status: 404, pageStatus: '404' },
      scope: { status: 404 as const },
      kind: 'pass',
    },
    { name: "Next's blank 500", draft: { ...draft, status: 500 }, scope: {}, kind: 'replace' },
    { name: "Next's blank 404", draft: { ...draft, status: 404 }, scope: {}, kind: 'replace' },
    {
      name: 'a page that was marked and then failed',
      draft: { ...draft, status: 500 },
      scope: { status: 404 as const },
      kind: 'replace',
    },
    {
      name: 'a failure after a 404 of middleware',
      draft: { ...draft, status: 500, pageStatus: '404' },
      scope: {},
      kind: 'replace',
    },
    { name: 'a page that did without the provider', draft, scope: { outage: true as const }, kind: 'pass' },
    {
      name: 'a 500 in bare text',
      draft: { ...draft, status: 500, contentType: 'text/plain' },
      scope: {},
      kind: 'replace',
    },
    {
      name: 'the 503 of a door',
      draft: { ...draft, status: 503, contentType: 'application/json', isPage: false },
      scope: {},
      kind: 'pass',
    },
    { name: 'a redirect', draft: { ...draft, status: 308 }, scope: {}, kind: 'pass' },
  ])('$name: $kind', ({ draft, scope, kind }) => {
    expect(evaluateResponse(draft, scope).kind).toBe(kind)
  })

  it('turns a page that failed for want of the provider into a 503', () => {
    const failed = { ...draft, status: 500 }
    expect(evaluateResponse(failed, { outage: true })).toEqual({
      kind: 'replace',
      status: 503,
      headers: { 'retry-after': '5' },
    })
    expect(evaluateResponse(failed, { outage: true, retryAfterSeconds: 17 })).toMatchObject({
      headers: { 'retry-after': '17' },
    })
    expect(evaluateResponse(failed, {})).toEqual({ kind: 'replace', status: 500, headers: {} })
    expect(evaluateResponse({ ...draft, status: 404 }, { outage: true })).toMatchObject({ status: 404 })
  })

  it('lets a page of its own say that the provider is away, and when to come again', () => {
    expect(evaluateResponse(draft, { status: 503, outage: true })).toEqual({
      kind: 'mark',
      status: 503,
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'retry-after': '5' },
    })
  })

  it('keeps a marked page out of caches and search engines, and names a rejection', () => {
    expect(evaluateResponse(draft, { status: 500, rejection: 'account' })).toEqual({
      kind: 'mark',
      status: 500,
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'x-refusal': 'account' },
    })
  })
})
