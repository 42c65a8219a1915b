import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CookieCard } from '@/components/cookies/cookie-card'
import { Visit } from '@/components/layout/visit'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useParams: () => ({}),
}))

const page = (metrikaId: number | null = 42) => (
  <NextIntlClientProvider locale="ru" messages={{}} timeZone="Asia/Vladivostok">
    <Visit metrikaId={metrikaId} />
    <CookieCard accept="Продолжить" label="Файлы куки" necessary="Только необходимые" policy="Политика" text="Куки." />
  </NextIntlClientProvider>
)

const notice = () => screen.queryByRole('region', { name: 'Файлы куки' })
const counters = () => [...document.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})
afterEach(() => {
  delete window.ym
  for (const script of document.querySelectorAll('script')) script.remove()
})

describe('the cookie notice', () => {
  it('is nowhere in the server HTML: the page is the same for everybody', () => {
    expect(renderToString(page())).toBe('')
  })

  it.each([
    ['Продолжить', 'button', 'yes'],
    ['Только необходимые', 'button', undefined],
    ['Политика', 'link', undefined],
  ] as const)('«%s» hides it for a year; analytics: %s %s', async (name, role, analytics) => {
    const set = vi.spyOn(Cookies, 'set')
    render(page())
    await userEvent.click(screen.getByRole(role, { name }))
    expect(notice()).toBeNull()
    expect(set).toHaveBeenCalledWith('cookie_consent', 'true', expect.objectContaining({ expires: 365 }))
    expect(Cookies.get('cookie_consent')).toBe('true')
    expect(Cookies.get('analytics')).toBe(analytics)
    expect(counters()).toEqual(analytics ? ['https://mc.yandex.ru/metrika/tag.js'] : [])
  })

  it('does not come back', () => {
    Cookies.set('cookie_consent', 'true')
    render(page())
    expect(notice()).toBeNull()
    expect(counters()).toEqual([])
  })

  it('loads no analytics where there is no counter', () => {
    Cookies.set('cookie_consent', 'true')
    Cookies.set('analytics', 'yes')
    render(page(null))
    expect(counters()).toEqual([])
  })
})
