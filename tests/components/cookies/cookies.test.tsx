import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { NextIntlClientProvider } from 'next-intl'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CookieNotice } from '@/components/cookies/cookie-notice'
import { Visit } from '@/components/layout/visit/visit'
import layout from '@/messages/ru/layout.json'

const boot = readFileSync('public/assets/boot.js', 'utf8')

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  useParams: () => ({}),
}))

const page = (metrikaId: number | null = 42) => (
  <NextIntlClientProvider locale="ru" messages={{ layout }} timeZone="Asia/Vladivostok">
    <Visit metrikaId={metrikaId} />
    <CookieNotice />
  </NextIntlClientProvider>
)

/** What its sheet goes by. */
const notice = () => document.documentElement.dataset.notice
const counters = () => [...document.querySelectorAll('script')].map(({ src }) => src)

// Once: it listens to the document, which all tests share.
beforeAll(() => {
  new Function(boot)()
})
beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  document.body.innerHTML = ''
  document.documentElement.dataset.notice = 'open'
})
afterEach(() => {
  delete window.ym
  delete window.ymId
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const script of document.querySelectorAll('script')) script.remove()
})

describe('the cookie notice', () => {
  it('stands in the server HTML, which is the same for everybody', () => {
    const html = renderToString(page())
    expect(html).toContain(layout.cookies.text)
    Cookies.set('cookie_consent', 'true')
    Cookies.set('analytics', 'yes')
    expect(renderToString(page())).toBe(html)
  })

  it.each([
    ['Продолжить', 'button', 'yes'],
    ['Только необходимые', 'button', undefined],
    ['Политика конфиденциальности', 'link', undefined],
  ] as const)('«%s» hides it; analytics: %s %s', async (name, role, analytics) => {
    render(page())
    await userEvent.click(screen.getByRole(role, { name }))
    expect(notice()).toBeUndefined()
    expect(Cookies.get('cookie_consent')).toBe('true')
    expect(Cookies.get('analytics')).toBe(analytics)
    await vi.dynamicImportSettled()
    expect(counters()).toEqual(analytics ? ['https://mc.yandex.ru/metrika/tag.js'] : [])
  })

  it.each([
    ['Продолжить', 'yes', ['https://mc.yandex.ru/metrika/tag.js']],
    ['Только необходимые', undefined, []],
  ])('an answer counts before React is there: «%s»', async (name, analytics, asked) => {
    const place = await pressedBeforeReact(name)
    expect(Cookies.get('analytics')).toBe(analytics)
    const faults: unknown[] = []
    await act(async () => {
      hydrateRoot(place, page(), { onRecoverableError: (error) => faults.push(error) })
    })
    expect(faults).toEqual([])
    expect(notice()).toBeUndefined()
    await vi.dynamicImportSettled()
    expect(counters()).toEqual(asked)
  })

  it('is asked for again in the footer, and a "no" after a "yes" loads the page without the counter', async () => {
    vi.stubGlobal('location', { ...window.location, hostname: 'sun.example', protocol: 'https:', reload: vi.fn() })
    render(
      <>
        {page()}
        <button data-answer="ask" type="button">
          {layout.cookies.change}
        </button>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: layout.cookies.accept }))
    expect(window.location.reload).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: layout.cookies.change }))
    expect(notice()).toBe('open')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: layout.cookies.label }))
    Cookies.set('_ym_uid', '1')
    await userEvent.click(screen.getByRole('button', { name: layout.cookies.necessary }))
    expect(notice()).toBeUndefined()
    expect(window.location.reload).toHaveBeenCalledOnce()
    expect(Cookies.get('analytics')).toBeUndefined()
    expect(Cookies.get('_ym_uid')).toBeUndefined()
  })

  it('loads no analytics where there is no counter', () => {
    Cookies.set('cookie_consent', 'true')
    Cookies.set('analytics', 'yes')
    render(page(null))
    expect(counters()).toEqual([])
  })
})

async function pressedBeforeReact(name: string): Promise<HTMLElement> {
  const place = document.createElement('div')
  place.innerHTML = renderToString(page())
  document.body.append(place)
  await userEvent.click(screen.getByRole('button', { name }))
  return place
}
