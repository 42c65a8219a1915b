import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { chosenPage } from '@/lib/routing/chosen-page'

const rewriteOf = (path: string) =>
  chosenPage(new NextRequest(`http://localhost${path}`))?.headers.get('x-middleware-rewrite') ?? null

describe('chosenPage', () => {
  it.each([
    ['/rent/?list=a,b&from=2026-12-05', 'http://localhost/ru/chosen/?list=a,b&from=2026-12-05'],
    ['/en/rent/?compare=a', 'http://localhost/en/chosen/?compare=a'],
    ['/cn/rent/?list=', 'http://localhost/zh-CN/chosen/?list='],
  ])('renders %s as a page of its own', (path, rewrite) => {
    expect(rewriteOf(path)).toBe(rewrite)
  })

  it.each(['/rent/', '/rent/?class=suv', '/rent/toyota-rav4/?compare=a', '/prices/?list=a'])(
    'leaves %s alone',
    (path) => {
      expect(rewriteOf(path)).toBeNull()
    },
  )
})
