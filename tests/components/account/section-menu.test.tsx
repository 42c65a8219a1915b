import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { SectionMenu } from '@/components/account/section-menu'
import { CLIENT_SECTIONS } from '@/lib/account/client-sections'
import account from '@/messages/ru/account.json'
import layout from '@/messages/ru/layout.json'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: React.ReactNode }) => <a {...rest}>{children}</a>,
}))
const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }))
vi.mock('@/lib/auth/leave-for', () => ({ leaveFor }))

const door = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', door)
  localStorage.setItem('client', JSON.stringify({ id: 7, first_name: 'Мария', last_name: '', middle_name: '' }))
  localStorage.setItem('client_token', 't')
  localStorage.setItem('client_authenticated', 'true')
  render(
    <NextIntlClientProvider locale="ru" messages={{ account, layout }} timeZone="Asia/Vladivostok">
      <SectionMenu clientId={7} counts={{}} current="fines" />
    </NextIntlClientProvider>,
  )
})

it('leads to every section of the client, and says where the client is', () => {
  const links = within(screen.getByRole('navigation', { name: account.menu })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account/7/',
    ...CLIENT_SECTIONS.map((section) => `/account/${section}/7/`),
  ])
  expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual(['Штрафы'])
})

it('ends with the way out, by the keyboard alone and with the server down', async () => {
  const user = userEvent.setup({ delay: null })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  door.mockRejectedValue(new TypeError('no network'))
  for (const _ of ['overview', ...CLIENT_SECTIONS, 'out']) await user.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: layout.client.signOut })))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/'))
  expect(String(door.mock.calls[0]?.[0])).toBe('/api/auth/logout/')
  expect(localStorage.getItem('client')).toBeNull()
})
