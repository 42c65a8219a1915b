import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EmailPanel } from '@/components/profile/email-panel'
import { NoticesPanel } from '@/components/profile/notices-panel'
import { PasswordPanel } from '@/components/profile/password-panel'
import { PhonePanel } from '@/components/profile/phone-panel'
import { StepUpProvider } from '@/components/profile/step-up'
import auth from '@/messages/ru/auth.json'
import profile from '@/messages/ru/profile.json'
import secondFactor from '@/messages/ru/second-factor.json'
import { MARKETING_VERSION, USUAL_NOTICES } from '@/provider/contract/rules/profile/notification-settings'

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ refresh }),
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

const OPAQUE = 'a'.repeat(43)
const PHONE = '+79990000001'
const NEXT = '+79990000009'
const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: '', bonus_miles: 120 }
const BEGUN = { client, client_token: 'b'.repeat(43), device_token: 'c'.repeat(43) }
const SENT = { request: OPAQUE, expiresInSeconds: 300, resendInSeconds: 60 }
const door = vi.fn<typeof fetch>()

const succeed = (data: unknown) => Response.json({ status: 'success', data })
const refuse = (code: string, status: number, details?: object) =>
  Response.json({ status: 'error', error: { code, message: code, requestId: 'x', details } }, { status })

/** What the doors were asked, in order. */
const asked = () =>
  door.mock.calls.map(([path, init]) => [
    String(path).replace('/api/account/profile', ''),
    JSON.parse(String(init?.body)),
  ])

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('client_token', OPAQUE)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  refresh.mockReset()
  door.mockReset()
  vi.stubGlobal('fetch', door)
  // jsdom knows the element and not what it does.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

function open(panel: ReactNode) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ auth, profile }} timeZone="Asia/Vladivostok">
      <StepUpProvider phone={PHONE}>{panel}</StepUpProvider>
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

describe('changing the e-mail', () => {
  const begin = async () => {
    const user = open(<EmailPanel confirmedAt={null} email="old@clients.example" />)
    await user.click(screen.getByRole('button', { name: profile.email.change }))
    await user.type(screen.getByLabelText(profile.email.new), 'new@clients.example')
    await user.click(screen.getByRole('button', { name: profile.email.getCode }))
    return { user, dialog: await screen.findByRole('dialog') }
  }

  it('asks for the password where the provider wants it, and goes on with the new token', async () => {
    door.mockResolvedValueOnce(refuse('step_up_required', 403))
    const { user, dialog } = await begin()
    door.mockResolvedValueOnce(succeed(BEGUN)).mockResolvedValueOnce(succeed(SENT))
    await user.type(within(dialog).getByLabelText(profile.stepUp.password), 'his password')
    await user.click(within(dialog).getByRole('button', { name: profile.stepUp.submit }))
    expect(await screen.findByLabelText(profile.code.letter)).toBeTruthy()
    expect(asked()).toEqual([
      ['/code/', { purpose: 'email', email: 'new@clients.example' }],
      ['/step_up/', { password: 'his password' }],
      ['/code/', { purpose: 'email', email: 'new@clients.example' }],
    ])
    expect(new Headers(door.mock.calls[2]?.[1]?.headers).get('authorization')).toBe(`Bearer ${BEGUN.client_token}`)
  })

  it('keeps what was typed when the client would rather not', async () => {
    door.mockResolvedValueOnce(refuse('step_up_required', 403))
    const { user, dialog } = await begin()
    await user.click(within(dialog).getByRole('button', { name: profile.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>(profile.email.new).value).toBe('new@clients.example')
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('')
  })
})

describe('changing the phone', () => {
  it('asks for the code of the old one, then of the new one, and sends both', async () => {
    const user = open(<PhonePanel phone={PHONE} />)
    door.mockImplementation(async (path) => succeed(String(path).includes('/code/') ? SENT : { phone: NEXT }))
    await user.click(screen.getByRole('button', { name: profile.phone.change }))
    await user.type(screen.getByRole('textbox', { name: profile.phone.new }), NEXT)
    await user.click(screen.getByRole('button', { name: profile.phone.getCode }))
    await user.type(await screen.findByLabelText(profile.code.sms), '111111')
    await user.click(screen.getByRole('button', { name: profile.phone.next }))
    await screen.findByRole('button', { name: profile.phone.confirm })
    await user.type(screen.getByLabelText(profile.code.sms), '222 222')
    await user.click(screen.getByRole('button', { name: profile.phone.confirm }))
    expect(await screen.findByText(profile.phone.saved)).toBeTruthy()
    const old = { request: OPAQUE, code: '111111' }
    expect(asked()).toEqual([
      ['/code/', { purpose: 'phone_old' }],
      ['/code/', { purpose: 'phone_new', phone: NEXT, old }],
      ['/phone/', { phone: NEXT, old, new: { request: OPAQUE, code: '222222' } }],
    ])
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('knows the number of now without asking anybody', async () => {
    const user = open(<PhonePanel phone={PHONE} />)
    await user.click(screen.getByRole('button', { name: profile.phone.change }))
    await user.type(screen.getByRole('textbox', { name: profile.phone.new }), PHONE)
    await user.click(screen.getByRole('button', { name: profile.phone.getCode }))
    expect(await screen.findByRole('link', { name: profile.errors.phoneSame })).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
  })
})

describe('changing the password', () => {
  const fill = async (old: string, password: string, repeat = password) => {
    const user = open(<PasswordPanel phone={PHONE} />)
    const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)
    await type(profile.password.old, old)
    await type(profile.password.new, password)
    await type(profile.password.repeat, repeat)
    await user.click(screen.getByRole('button', { name: profile.password.submit }))
    return user
  }

  it('says which field was wrong and loses nothing', async () => {
    door.mockResolvedValueOnce(refuse('password_wrong', 422))
    await fill('wrong', 'a brand new password')
    expect(await screen.findByText(profile.errors.passwordWrong)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(profile.password.old))
    expect(screen.getByLabelText<HTMLInputElement>(profile.password.new).value).toBe('a brand new password')
  })

  it('keeps the new session, announces it, and empties the fields', async () => {
    door.mockResolvedValueOnce(succeed(BEGUN))
    await fill('right', 'a brand new password')
    expect(await screen.findByText(profile.password.saved)).toBeTruthy()
    expect(localStorage.getItem('client_token')).toBe(BEGUN.client_token)
    expect(screen.getByLabelText<HTMLInputElement>(profile.password.old).value).toBe('')
  })

  it('asks for the second factor where the provider wants it, and goes on with what was typed', async () => {
    door.mockResolvedValueOnce(refuse('step_up_required', 403, { by: 'second_factor' }))
    const user = await fill('right', 'a brand new password')
    const dialog = await screen.findByRole('dialog')
    const fresh = { ...BEGUN, client_token: 'd'.repeat(43) }
    door.mockResolvedValueOnce(succeed(BEGUN)).mockResolvedValueOnce(succeed(fresh))
    await user.type(within(dialog).getByRole('textbox'), '123456')
    await user.click(within(dialog).getByRole('button', { name: secondFactor.step.submit }))
    expect(await screen.findByText(profile.password.saved)).toBeTruthy()
    expect(localStorage.getItem('client_token')).toBe(fresh.client_token)
    const change = ['/password/', { old: 'right', password: 'a brand new password' }]
    expect(asked()).toEqual([change, ['/step_up/', { secondFactor: '123456' }], change])
  })

  it('names each field that was left empty', async () => {
    const user = open(<PasswordPanel phone={PHONE} />)
    await user.click(screen.getByRole('button', { name: profile.password.submit }))
    const { passwordOldEmpty, passwordNewEmpty, repeatEmpty } = profile.errors
    for (const name of [passwordOldEmpty, passwordNewEmpty, repeatEmpty])
      expect(await screen.findByRole('link', { name })).toBeTruthy()
  })

  it('sends nothing while the two differ', async () => {
    await fill('right', 'a brand new password', 'another')
    expect(await screen.findByRole('link', { name: profile.errors.repeatDiffers })).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
  })

  it('says how long to wait, and keeps what was typed', async () => {
    door.mockResolvedValueOnce(refuse('too_many_requests', 429, { retryAfterSeconds: 870 }))
    await fill('right', 'a brand new password')
    expect(await screen.findByText(/через 15 минут/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(profile.password.old).value).toBe('right')
  })
})

describe('the notices', () => {
  const show = () =>
    open(<NoticesPanel brand="SUN rent" profile={{ language: 'ru', notices: USUAL_NOTICES, consents: [] }} />)
  const save = () => screen.getByRole('button', { name: profile.save })

  it('want a consent to advertising before offers, never ticked beforehand', async () => {
    const user = show()
    const offers = screen.getByRole('group', { name: profile.notices.topics.offers })
    expect(screen.queryByRole('checkbox', { name: /рекламу/ })).toBeNull()
    await user.click(within(offers).getByLabelText(profile.notices.email))
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /рекламу/ })
    expect(consent.checked).toBe(false)
    expect(screen.getByRole('link', { name: /предложения и скидки/ }).getAttribute('href')).toContain(
      'purpose=marketing',
    )
    await user.click(save())
    expect(await screen.findByRole('link', { name: profile.errors.marketingNeeded })).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
    await user.click(consent)
    door.mockResolvedValueOnce(succeed({ notices: USUAL_NOTICES }))
    await user.click(save())
    expect(await screen.findByText(profile.saved)).toBeTruthy()
    expect(asked()[0]?.[1]).toMatchObject({
      marketing: MARKETING_VERSION,
      notices: { offers: { sms: false, email: true } },
    })
  })

  it('leave debts at least one way', async () => {
    const user = show()
    const debts = screen.getByRole('group', { name: profile.notices.topics.debts })
    for (const channel of [profile.notices.sms, profile.notices.email])
      await user.click(within(debts).getByLabelText(channel))
    await user.click(save())
    expect((await screen.findAllByText(profile.errors.debtsSilent)).length).toBeGreaterThan(0)
    expect(door).not.toHaveBeenCalled()
  })
})
