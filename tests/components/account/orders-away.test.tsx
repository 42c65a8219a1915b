import { AsyncLocalStorage } from 'node:async_hooks'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import OverviewPage from '@/app/[locale]/account/(client)/[clientId]/page'
import HistoryPage from '@/app/[locale]/account/(client)/history/[[...clientId]]/page'
import { OrdersAway } from '@/components/account/orders-away'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { ProviderError } from '@/lib/api/provider/errors'
import type { StatusScope } from '@/lib/routing/status-scope'
import accountRu from '@/messages/ru/account.json'
import errorsRu from '@/messages/ru/errors.json'
import failureRu from '@/messages/ru/failure.json'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

const client = { id: 71, first_name: 'Анна', last_name: '', middle_name: '', bonus_miles: 0, nextBooking: null }
const provider = vi.hoisted(() => ({ fails: new Map<string, FailureCode>() }))

vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: 'o'.repeat(43) }) }) }))
vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru', getTranslations: async () => (key: string) => key }))
vi.mock('@/lib/config/server-env', () => ({ serverEnv: () => ({ SITE_URL: 'http://localhost:3000' }) }))
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))
vi.mock('@/lib/api/provider/call-provider', () => ({
  callProvider: async ({ path }: { path: string }) => {
    const code = provider.fails.get(path)
    if (code) throw new ProviderError(code, 'of the test')
    return path === '/auth-client/client' ? client : { items: [], balance: 0, pending: 0, main_phone: '+74230000000' }
  },
}))

const PAGES = {
  history: () =>
    HistoryPage({ params: Promise.resolve({ locale: 'ru', clientId: ['71'] }), searchParams: Promise.resolve({}) }),
  overview: () =>
    OverviewPage({ params: Promise.resolve({ locale: 'ru', clientId: '71' }), searchParams: Promise.resolve({}) }),
}

const scopes = new AsyncLocalStorage<StatusScope>()

beforeEach(() => {
  provider.fails.clear()
  vi.stubGlobal('sunStatusScope', scopes)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([
  ['history', '/account/history/71/'],
  ['overview', '/account/71/'],
] as const)('%s', (page, href) => {
  const away = expect.objectContaining({ type: OrdersAway, props: { href, phone: '+74230000000' } })

  it.each(['unavailable', 'internal'] as const)(
    'says within the client’s frame that the bookings could not be had, and logs it: %s',
    async (code) => {
      provider.fails.set('/auth-client/history', code)
      expect(await PAGES[page]()).toMatchObject({ props: { client: { id: 71 }, children: away } })
      expect(vi.mocked(console.error).mock.calls.flat().join()).toContain(code)
    },
  )

  it('shows what the provider says otherwise', async () => {
    expect(await PAGES[page]()).not.toMatchObject({ props: { children: away } })
  })

  it('is a failure when the question was wrong, or nobody can say whose page it is', async () => {
    provider.fails.set('/auth-client/history', 'invalid_request')
    await expect(PAGES[page]()).rejects.toMatchObject({ code: 'invalid_request' })
    provider.fails.set('/auth-client/client', 'unavailable')
    await expect(PAGES[page]()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it.each(['unauthenticated', 'not_found'] as const)('is rejected once nobody is signed in: %s', async (code) => {
    provider.fails.set('/auth-client/history', code)
    expect(await PAGES[page]()).toMatchObject({ type: AccessDenied })
    provider.fails.set('/auth-client/client', code)
    expect(await PAGES[page]()).toMatchObject({ type: AccessDenied })
  })
})

it('is an outage with a way to try again', () => {
  const scope: StatusScope = {}
  scopes.run(scope, () =>
    render(
      <NextIntlClientProvider
        locale="ru"
        messages={{ account: accountRu, errors: errorsRu, failure: failureRu }}
        timeZone="Asia/Vladivostok"
      >
        <OrdersAway href="/account/71/" phone={undefined} />
      </NextIntlClientProvider>,
    ),
  )
  expect(scope.status).toBe(503)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Произошла ошибка, повторите попытку позже')
  expect(screen.getByRole('link', { name: failureRu.retry }).getAttribute('href')).toBe('/account/71/')
})
