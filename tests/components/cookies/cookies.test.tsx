import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { NextIntlClientProvider } from 'next-intl'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CookieAnswers } from '@/components/cookies/cookie-answers'
import { CookieCard } from '@/components/cookies/cookie-card'
import { Visit } from '@/components/layout/visit/visit'

const boot = readFileSync('public/assets/boot.js', 'utf8')

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useParams: () => ({}),
}))

const page = (metrikaId: number | null = 42) => (
  <NextIntlClientProvider locale="ru" messages={{}} timeZone="Asia/Vladivostok">
    <Visit metrikaId={metrikaId} />
    <CookieCard label="Файлы куки">
      <CookieAnswers accept="Продолжить" necessary="Только необходимые" policy="Политика" text="Куки." />
    </CookieCard>
  </NextIntlClientProvider>
)

const notice = () => screen.queryByRole('region', { name: 'Файлы куки' })
const counters = () => [...document.querySelectorAll('script')].map(({ src }) => src)

// Once: it listens to the document, which all tests share.
beforeAll(() => {
  new Function(boot)()
})
beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  document.body.innerHTML = ''
})
afterEach(() => {
  delete window.ym
  vi.restoreAllMocks()
  for (const script of document.querySelectorAll('script')) script.remove()
})

describe('the cookie notice', () => {
  it('stands in the server HTML, which is the same for everybody', () => {
    const html = renderToString(page())
    expect(html).toContain('Куки.')
    Cookies.set('cookie_consent', 'true')
    Cookies.set('analytics', 'yes')
    expect(renderToString(page())).toBe(html)
  })

  it.each([
    ['Продолжить', 'button', 'yes'],
    ['Только необходимые', 'button', undefined],
    ['Политика', 'link', undefined],
  ] as const)('«%s» hides it; analytics: %s %s', async (name, role, analytics) => {
    render(page())
    await userEvent.click(screen.getByRole(role, { name }))
    expect(notice()).toBeNull()
    expect(Cookies.get('cookie_consent')).toBe('true')
    expect(Cookies.get('analytics')).toBe(analytics)
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
    expect(notice()).toBeNull()
    expect(counters()).toEqual(asked)
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

async function pressedBeforeReact(name: string): Promise<HTMLElement> {
  const place = document.createElement('div')
  place.innerHTML = renderToString(page())
  document.body.append(place)
  await userEvent.click(screen.getByRole('button', { name }))
  return place
}
