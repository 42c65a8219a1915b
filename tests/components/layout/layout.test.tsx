import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from '@/components/layout/frame/toasts'
import { LanguageLinks } from '@/components/layout/header/language-links'
import { LocaleCookie } from '@/components/layout/visit/locale-cookie'
import { PageLanguage } from '@/lib/i18n/page-language'
import type { Locale } from '@/lib/i18n/routing'
import { showToast } from '@/lib/toasts/show-toast'

const address = vi.hoisted(() => ({ pathname: '/rent/a/' }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
  useParams: () => ({}),
}))

const switchFor = (locale: Locale) => (
  <PageLanguage locale={locale}>
    <LanguageLinks />
  </PageLanguage>
)

beforeEach(() => {
  address.pathname = '/rent/a/'
  window.history.replaceState(null, '', '/rent/a/?from=2026-12-05&place=51')
})

describe('LanguageLinks', () => {
  it.each([
    { locale: 'ru', pathname: '/rent/a/' },
    { locale: 'en', pathname: '/en/rent/a/' },
    { locale: 'zh-CN', pathname: '/cn/rent/a/' },
    // As the server's own addresses are.
    { locale: 'ru', pathname: '/ru/rent/a/' },
    { locale: 'zh-CN', pathname: '/zh-CN/rent/a/' },
  ] as const)(
    'from $pathname in $locale lead to the same page with its query in the other languages',
    ({ locale, pathname }) => {
      address.pathname = pathname
      render(switchFor(locale))
      const query = '?from=2026-12-05&place=51'
      expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe(`/en/rent/a/${query}`)
      expect(screen.getByRole('link', { name: 'Русский' }).getAttribute('href')).toBe(`/rent/a/${query}`)
      expect(screen.getByRole('link', { name: '中文' }).getAttribute('href')).toBe(`/cn/rent/a/${query}`)
    },
  )

  it('show the labels ENG, РУС, 中文 in their own languages and mark the current one', () => {
    render(switchFor('ru'))
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.lang])).toEqual([
      ['ENG', 'en'],
      ['РУС', 'ru'],
      ['中文', 'zh-CN'],
    ])
    expect(screen.getAllByRole('link', { current: true }).map((link) => link.lang)).toEqual(['ru'])
  })

  it('take along at a press what came into the address since the last render', async () => {
    render(switchFor('ru'))
    window.history.replaceState(null, '', '/rent/a/?from=2027-01-05')
    const link = screen.getByRole('link', { name: 'English' })
    fireEvent.pointerDown(link)
    expect(link.getAttribute('href')).toMatch(/\/en\/rent\/a\/\?from=2027-01-05$/)
  })

  it('are the same bytes for every query on the server', () => {
    const html = renderToString(switchFor('ru'))
    expect(html).toContain('href="/en/rent/a/"')
    expect(html).not.toContain('from=')
  })
})

describe('LocaleCookie', () => {
  it.each([
    ['ru', 'ru'],
    ['en', 'en'],
    ['zh-CN', 'cn'],
  ] as const)('remembers %s as %s for a year', (locale, code) => {
    const set = vi.spyOn(Cookies, 'set')
    render(<LocaleCookie locale={locale} />)
    expect(Cookies.get('i18n_redirected')).toBe(code)
    expect(set).toHaveBeenLastCalledWith('i18n_redirected', code, { expires: 365, sameSite: 'Lax', secure: false })
  })
})

describe('Toasts', () => {
  it('load with the first message, and each leaves when its own time is over, a failure later than good news', async () => {
    render(<Toasts label="Уведомления" />)
    expect(screen.queryByRole('alert')).toBeNull()
    showToast({ kind: 'bad', title: 'Ошибка', text: 'Машину уже забронировали' })
    showToast({ kind: 'ok', title: 'Готово', text: 'Ссылка скопирована' })
    const good = await screen.findByRole('status', undefined, { timeout: 5000 })
    expect(screen.getByRole('alert').textContent).toContain('Машину уже забронировали')

    // Coming, staying and going of a toast are animations, which only a browser ends by itself.
    for (const shown of [good, screen.getByRole('alert')]) fireEvent.animationEnd(shown)
    // React listens for the prefixed event, because jsdom has no `AnimationEvent`.
    const timers = screen.getAllByRole('progressbar', { hidden: true })
    const [bad, ok] = timers.map(({ style }) => Number.parseInt(style.animationDuration, 10))
    expect(bad).toBeGreaterThan(ok ?? 0)
    for (const timer of timers) fireEvent(timer, new Event('webkitAnimationEnd', { bubbles: true }))
    for (const shown of screen.getAllByText(/скопирована|забронировали/).map((text) => text.closest('[data-in]')))
      if (shown) {
        await waitFor(() => expect(shown.getAttribute('data-in')).toBe('false'))
        fireEvent.animationEnd(shown)
      }
    await waitFor(() => expect(screen.queryByText(/скопирована|забронировали/)).toBeNull())
  })
})
