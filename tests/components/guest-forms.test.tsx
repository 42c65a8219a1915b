import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GuestForm } from '@/components/account/guest-form'
import type { GuestScreen } from '@/lib/account/guest-rules'
import account from '@/messages/ru/account.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const PHONE = '+7 423 200 0000'
const door = vi.fn<typeof fetch>()

beforeEach(() => {
  document.title = 'Кабинет'
  door.mockReset()
  vi.stubGlobal('fetch', door)
})

function open(form: React.ReactNode) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ account }} timeZone="Asia/Vladivostok">
      {form}
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

const openAccount = (of: GuestScreen) => open(<GuestForm phoneText={PHONE} screen={of} />)

/** As a password manager does it: all at once. */
async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

const summary = async () => {
  const alert = await screen.findByRole('alert')
  return within(alert)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

describe('GuestForm', () => {
  it('lists every empty field of the registration, focuses the list and says it in the title', async () => {
    const user = openAccount('registration')
    await user.click(screen.getByRole('button', { name: account.registration.submit }))
    expect(await summary()).toEqual([
      'Телефон не может быть пустым',
      'Пароль не может быть пустым',
      account.errors.privacyPolicyNeeded,
      account.errors.personalDataNeeded,
    ])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(document.title).toBe('Ошибка: Кабинет')
  })

  it('refuses a short password and a repetition that differs, and keeps both', async () => {
    const user = openAccount('renew')
    const [password, repeat] = [screen.getByLabelText(account.newPassword), screen.getByLabelText(account.repeat)]
    await fill(user, password, '1234567')
    await fill(user, repeat, '7654321')
    await user.click(screen.getByRole('button', { name: account.renew.submit }))
    expect(await summary()).toEqual(
      expect.arrayContaining(['Пароль должен быть не короче 8 символов', 'Пароли не совпадают']),
    )
    expect(password).toHaveProperty('value', '1234567')
    expect(repeat).toHaveProperty('value', '7654321')
  })

  it('says in words how long the password is while it is typed', async () => {
    const user = openAccount('renew')
    const password = screen.getByLabelText(account.newPassword)
    for (const [text, word] of [
      ['1234567', account.strength.short],
      ['8', account.strength.enough],
      ['9012345', account.strength.good],
    ] as const) {
      await fill(user, password, text)
      expect(screen.getByText(word)).toBeTruthy()
    }
  })

  it('shows the password when asked', async () => {
    const user = openAccount('login')
    const password = screen.getByLabelText(account.password)
    expect(password).toHaveProperty('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Пароль: показать' }))
    expect(password).toHaveProperty('type', 'text')
  })

  it('sends nothing anywhere and says whom to call', async () => {
    const user = openAccount('login')
    await fill(user, screen.getByLabelText(account.phone), '+79990000001')
    await fill(user, screen.getByLabelText(account.password), 'secret')
    await user.click(screen.getByRole('button', { name: account.login.submit }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(PHONE))
    expect(door).not.toHaveBeenCalled()
  })
})
