import { render, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Link, usePathname, useRouter } from '@/lib/i18n/navigation'
import { PageLanguage } from '@/lib/i18n/page-language'
import type { Locale } from '@/lib/i18n/routing'

const { nextLink, router, place } = vi.hoisted(() => ({
  nextLink: vi.fn(),
  router: { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() },
  place: { pathname: '/' },
}))
vi.mock('next/link', () => ({
  default: (props: object) => {
    nextLink(props)
    return null
  },
}))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => place.pathname }))

/** What a component of a page in this language gets. */
function inPage<Answer>(locale: Locale, ask: () => Answer): Answer {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <PageLanguage locale={locale}>{children}</PageLanguage>
  )
  return renderHook(ask, { wrapper }).result.current
}

function propsOf(link: React.ReactNode): unknown {
  render(<PageLanguage locale="en">{link}</PageLanguage>)
  return nextLink.mock.lastCall?.[0]
}

beforeEach(() => vi.clearAllMocks())

it('keeps the language and fetches nothing ahead of a press', () => {
  expect(propsOf(<Link href="/rent/">Fleet</Link>)).toMatchObject({ href: '/en/rent/', prefetch: false })
})

it.each(['#cars', 'tel:+74232000000', 'https://example.com/'])('leaves %s as it is', (href) => {
  expect(propsOf(<Link href={href}>There</Link>)).toMatchObject({ href })
})

it.each([
  ['ru', '/rent/', '/rent/'],
  ['ru', '/ru/', '/'],
  ['en', '/en/rent/', '/rent/'],
  ['zh-CN', '/cn/rent/', '/rent/'],
  ['zh-CN', '/zh-CN/rent/', '/rent/'],
  ['en', '/en', '/'],
  // A word that only begins like a language.
  ['en', '/enough/', '/enough/'],
] as const)('%s: the path of %s is %s', (locale, pathname, path) => {
  place.pathname = pathname
  expect(inPage(locale, usePathname)).toBe(path)
})

it('leads on in the language of the page', () => {
  const { push, replace } = inPage('zh-CN', useRouter)
  push('/booking-online/?class=suv', { scroll: false })
  replace('/prices/')
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/cn/booking-online/?class=suv', { scroll: false })
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/cn/prices/', undefined)
})
