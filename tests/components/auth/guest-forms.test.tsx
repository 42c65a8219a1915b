import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GuestForm } from '@/components/auth/guest-form'
import { noteGuestPhone } from '@/components/auth/use-guest-form'
import type { GuestScreen } from '@/lib/auth/guest-rules'
import auth from '@/messages/ru/auth.json'
import profile from '@/messages/ru/profile.json'
import secondFactor from '@/messages/ru/second-factor.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useSearchParams: () => new URLSearchParams(window.location.search),
}))
const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }))
vi.mock('@/lib/auth/leave-for', () => ({ leaveFor }))

const BRANCH = '+74232000000'
const PHONE = '+7 423 200 0000'
const OWN = '+79990000001'
const PASSWORD = 'correct horse battery'
const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const OPAQUE = 'a'.repeat(43)
const KEPT = {
  screen: 'registration',
  channel: 'sms',
  phone: OWN,
  request: OPAQUE,
  expiresIn: 300,
  resendIn: 60,
  refusals: 0,
}
const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: '', bonus_miles: 120 }
const door = vi.fn<typeof fetch>()

beforeEach(() => {
  document.title = 'Кабинет'
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/account/login/')
  leaveFor.mockReset()
  noteGuestPhone('')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  door.mockReset()
  vi.stubGlobal('fetch', door)
})
afterEach(() => {
  vi.useRealTimers()
})

function open(form: React.ReactNode) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ auth }} timeZone="Asia/Vladivostok">
      {form}
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

const openAccount = (of: GuestScreen) => open(<GuestForm consents={CONSENTS} phone={BRANCH} screen={of} />)

const answer = (data: unknown) => Response.json({ status: 'success', data })
const begun = () => answer({ client, client_token: 't'.repeat(43), device_token: 'd'.repeat(43) })
const sentCode = (request = OPAQUE, resendInSeconds = 60) => answer({ request, expiresInSeconds: 300, resendInSeconds })
const refusal = (status: number, code: string, details?: Record<string, number>) =>
  Response.json({ status: 'error', error: { code, message: code, requestId: '1', details } }, { status })

/** What was sent through the door, call by call; not the questions. */
const posts = () => door.mock.calls.filter(([, init]) => init?.method === 'POST')
const sent = () =>
  posts().map(([url, init]) => ({
    url: String(url),
    body: JSON.parse(String(init?.body)),
    consents: new Headers(init?.headers).get('x-consents'),
    language: new Headers(init?.headers).get('accept-language'),
  }))

/** As a password manager does it: all at once. A form that has just been checked is busy for a moment. */
async function fill(user: UserEvent, field: HTMLElement, text: string) {
  // Waits only where it must: the field of a form that was just drawn may be replaced meanwhile.
  if (field.matches(':disabled')) await waitFor(() => expect(field.matches(':disabled')).toBe(false))
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

const summary = async () => {
  const alert = await screen.findByRole('alert')
  // It takes the focus in an effect: a field that a test fills before that would lose it.
  await waitFor(() => expect(document.activeElement).toBe(alert))
  return within(alert)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

async function logIn(user: UserEvent) {
  await fill(user, screen.getByLabelText(auth.phone), OWN)
  await fill(user, screen.getByLabelText(auth.password), 'secret')
  await press(user, auth.login.submit)
}

/** Through the first step of a registration or of a new password. */
async function askCode(user: UserEvent) {
  door.mockResolvedValueOnce(sentCode())
  await fill(user, screen.getByLabelText(auth.phone), OWN)
  await press(user, auth.code.submit)
  return screen.findByLabelText(auth.code.label.sms)
}

async function prove(user: UserEvent, of: 'registration' | 'renew') {
  await fill(user, await askCode(user), '123 456')
  await fill(user, screen.getByLabelText(auth.newPassword), PASSWORD)
  await fill(user, screen.getByLabelText(auth.repeat), PASSWORD)
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box)
  await press(user, auth[of].submit)
}

describe('a login with a second factor', () => {
  // Its code and texts are loaded first.
  const findCode = () => screen.findByLabelText(secondFactor.step.app, {}, { timeout: 15_000 })
  const begin = async () => {
    door.mockResolvedValueOnce(refusal(403, 'second_factor_required'))
    const user = openAccount('login')
    await logIn(user)
    return { user, field: await findCode() }
  }
  const request = { phone: OWN, password: 'secret' }

  it('asks for the code after the password, and sends both', async () => {
    const { user, field } = await begin()
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    door.mockResolvedValueOnce(refusal(422, 'second_factor_wrong'))
    await fill(user, field, '000 000')
    await press(user, secondFactor.step.submit)
    expect(await screen.findByText(profile.errors.factorWrong, {}, { timeout: 15_000 })).toBeTruthy()
    door.mockResolvedValueOnce(begun())
    await fill(user, field, '123 456')
    await press(user, secondFactor.step.submit)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account/7/'))
    expect(sent().map(({ body }) => body)).toEqual([
      request,
      { ...request, secondFactor: '000000' },
      { ...request, secondFactor: '123456' },
    ])
  })

  it('takes a recovery code, however it is typed', async () => {
    const { user } = await begin()
    await press(user, secondFactor.step.toRecovery)
    const field = screen.getByLabelText(secondFactor.step.recovery)
    expect(document.activeElement).toBe(field)
    await fill(user, field, '7kq2m-oxlab')
    door.mockResolvedValueOnce(begun())
    await press(user, secondFactor.step.submit)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account/7/'))
    expect(sent()[1]?.body).toEqual({ ...request, secondFactor: '7KQ2M0X1AB' })
  })

  it('goes back to the form, which keeps what was typed, also when the password is another one by now', async () => {
    const { user, field } = await begin()
    await press(user, secondFactor.step.back)
    expect(screen.getByLabelText<HTMLInputElement>(auth.password).value).toBe('secret')
    door.mockResolvedValueOnce(refusal(403, 'second_factor_required'))
    // The form is drawn before it knows that nothing is being sent any more.
    await user.click(await screen.findByRole('button', { name: auth.login.submit, busy: false }))
    await fill(user, await findCode(), '123456')
    door.mockResolvedValueOnce(refusal(401, 'credentials_not_found'))
    await press(user, secondFactor.step.submit)
    expect(await screen.findByText(auth.rejections.credentialsNotFound, { exact: false })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(auth.password).value).toBe('secret')
    expect(field.isConnected).toBe(false)
  })
})

describe('a login', () => {
  it('keeps the session in the four keys and goes to the own page', async () => {
    door.mockResolvedValueOnce(begun())
    await logIn(openAccount('login'))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account/7/'))
    expect(sent()).toMatchObject([
      { url: '/api/auth/login/', body: { phone: OWN, password: 'secret' }, language: 'ru' },
    ])
    expect(JSON.parse(localStorage.getItem('client') ?? '')).toEqual(client)
    expect(localStorage.getItem('client_authenticated')).toBe('true')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
  })

  it('goes back to the page that asked for it, and names the device of an earlier login', async () => {
    window.history.replaceState(null, '', '/account/login/?next=%2Faccount%2Ffines%2F')
    localStorage.setItem('client_device_token', 'e'.repeat(43))
    door.mockResolvedValueOnce(begun())
    await logIn(openAccount('login'))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account/fines/'))
    expect(sent()[0]?.body.deviceToken).toBe('e'.repeat(43))
  })

  it('is not spoilt by a device token that is none', async () => {
    localStorage.setItem('client_device_token', 'x')
    door.mockResolvedValueOnce(begun())
    await logIn(openAccount('login'))
    await waitFor(() => expect(sent()[0]?.body).toEqual({ phone: OWN, password: 'secret' }))
  })

  it.each([
    ['credentials', refusal(401, 'credentials_not_found'), auth.rejections.credentialsNotFound],
    ['attempts', refusal(429, 'too_many_requests', { retryAfterSeconds: 840 }), 'Попробуйте через 14 минут'],
    [
      'attempts of a day',
      refusal(429, 'too_many_requests', { retryAfterSeconds: 40_000 }),
      'Попробуйте через 12\u00a0часов',
    ],
    ['attempts, without a time', refusal(429, 'too_many_requests'), 'через несколько минут'],
    ['an outage', refusal(503, 'unavailable'), auth.rejections.unavailable],
    ['a fault of the server', refusal(500, 'internal'), auth.rejections.serverError],
    ['a fault of ours', refusal(400, 'invalid_request'), auth.rejections.clientError],
    ['no code', new Response('Bad gateway', { status: 502 }), auth.rejections.unknown],
    ['a broken answer', answer({ client: {} }), auth.rejections.unexpected],
  ])('says what to do about %s, keeps what was typed, and works again', async (_, response, text) => {
    door.mockResolvedValueOnce(response)
    const user = openAccount('login')
    await logIn(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect(screen.getByLabelText(auth.password)).toHaveProperty('value', 'secret')
    expect(localStorage.length).toBe(0)
    door.mockResolvedValueOnce(begun())
    await press(user, auth.login.submit)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads from a wrong password to a new one, and takes the page to come back to along', async () => {
    window.history.replaceState(null, '', '/account/login/?next=%2Frent%2F')
    door.mockResolvedValueOnce(refusal(401, 'credentials_not_found'))
    await logIn(openAccount('login'))
    const link = await screen.findByRole('link', { name: auth.toRenew })
    expect(link.getAttribute('href')).toBe('/account/renew_password/?next=%2Frent%2F')
  })

  it('that is locked leads to the phone and to a new password', async () => {
    door.mockResolvedValueOnce(refusal(429, 'too_many_requests', { retryAfterSeconds: 840 }))
    await logIn(openAccount('login'))
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+74232000000', '/account/renew_password/'])
  })

  it('that leaves no cookie says so, stays and keeps nothing', async () => {
    door.mockResolvedValueOnce(begun()).mockResolvedValueOnce(refusal(401, 'unauthenticated'))
    await logIn(openAccount('login'))
    expect((await screen.findByRole('alert')).textContent).toBe(`${auth.rejections.noCookies} ${PHONE}`)
    const [url, init] = door.mock.lastCall ?? []
    expect([url, new Headers(init?.headers).get('authorization')]).toEqual([
      '/api/auth/client/',
      `Bearer ${'t'.repeat(43)}`,
    ])
    expect(leaveFor).not.toHaveBeenCalled()
    expect(localStorage.length).toBe(0)
  })

  it('goes on when the door that tells of the cookie is away', async () => {
    door.mockResolvedValueOnce(begun()).mockResolvedValueOnce(refusal(503, 'unavailable'))
    await logIn(openAccount('login'))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account/7/'))
  })

  it('tells a network that is away apart from a service that is', async () => {
    door.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await logIn(openAccount('login'))
    expect((await screen.findByRole('alert')).textContent).toBe(`${auth.rejections.offline} ${PHONE}`)
  })

  it('hands the typed phone to the other screens, and to no address or storage', async () => {
    const user = openAccount('login')
    await fill(user, screen.getByLabelText(auth.phone), OWN)
    cleanup()
    openAccount('renew')
    expect(screen.getByLabelText(auth.phone)).toHaveProperty('value', expect.stringContaining('999'))
    expect(window.location.href + JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('999')
  })

  it('shows the password when asked', async () => {
    const user = openAccount('login')
    const password = screen.getByLabelText(auth.password)
    expect(password).toHaveProperty('type', 'password')
    await press(user, 'Пароль: показать')
    expect(password).toHaveProperty('type', 'text')
  })

  it('leads whoever is signed in already to the page that asked for a login', () => {
    window.history.replaceState(null, '', '/account/login/?next=%2Faccount%2Ffines%2F')
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client', JSON.stringify(client))
    openAccount('login')
    expect(screen.getByRole('link', { name: auth.toOwnPage }).getAttribute('href')).toBe('/account/fines/')
  })

  it('tells whoever is signed in already, and leads to the own page', () => {
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client', JSON.stringify(client))
    openAccount('login')
    expect(screen.getByText(/Вы вошли как Лебедева Мария\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: auth.toOwnPage }).getAttribute('href')).toBe('/account/7/')
  })
})

describe('a registration', () => {
  it('asks for the phone first, then sends code, password and consents, and begins a session', async () => {
    const user = openAccount('registration')
    const field = await askCode(user)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect([field.getAttribute('autocomplete'), field.inputMode]).toEqual(['one-time-code', 'numeric'])
    expect(screen.getByRole('status').textContent).toBe(
      'Если номер +7 999 000 0001 есть в нашей базе, на него придёт СМС с кодом. Код действует 5 минут.',
    )
    await fill(user, field, 'SUN rent: код для регистрации — 123456.')
    expect(field).toHaveProperty('value', '123456')
    await fill(user, screen.getByLabelText(auth.newPassword), PASSWORD)
    await fill(user, screen.getByLabelText(auth.repeat), PASSWORD)
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toHaveProperty('checked', false)
      await user.click(box)
    }
    door.mockResolvedValueOnce(begun())
    await press(user, auth.registration.submit)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account/7/'))
    expect(sent()).toMatchObject([
      { url: '/api/auth/code/', body: { purpose: 'registration', phone: OWN }, consents: null },
      {
        url: '/api/auth/registration/',
        body: { phone: OWN, request: OPAQUE, code: '123456', password: PASSWORD },
        consents: CONSENTS,
      },
    ])
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PASSWORD)
  })

  it('lists every empty field, focuses the list and says it in the title', async () => {
    const user = openAccount('registration')
    await press(user, auth.code.submit)
    expect(await summary()).toEqual(['Телефон не может быть пустым'])
    await askCode(user)
    await press(user, auth.registration.submit)
    expect(await summary()).toEqual([
      auth.errors.codeEmpty,
      'Пароль не может быть пустым',
      auth.errors.privacyPolicyNeeded,
      auth.errors.personalDataNeeded,
    ])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(document.title).toBe('Ошибка: Кабинет')
  })

  it.each([
    ['code_wrong', auth.code.label.sms, auth.errors.codeWrong],
    ['password_too_common', auth.newPassword, auth.errors.passwordCommon],
  ])('ties %s to its field, focuses it and keeps everything typed', async (code, label, text) => {
    const user = openAccount('registration')
    await askCode(user).then(() => door.mockResolvedValueOnce(refusal(422, code)))
    await fill(user, screen.getByLabelText(auth.code.label.sms), '000000')
    await fill(user, screen.getByLabelText(auth.newPassword), PASSWORD)
    await fill(user, screen.getByLabelText(auth.repeat), PASSWORD)
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await press(user, auth.registration.submit)
    await screen.findByText(text)
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(text)
    expect(screen.getByLabelText(auth.repeat)).toHaveProperty('value', PASSWORD)
    await user.type(field, '1')
    expect(screen.queryByText(text)).toBeNull()
  })

  it('leads whoever is registered to the login, only after the code', async () => {
    const user = openAccount('registration')
    door.mockImplementation(async (url) =>
      String(url).includes('registration') ? refusal(409, 'already_registered') : sentCode(),
    )
    await prove(user, 'registration')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(auth.rejections.samePhone)
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/account/login/')
  })

  it('names the branch’s phone when it was rejected after the code', async () => {
    const user = openAccount('registration')
    door.mockImplementation(async (url) =>
      String(url).includes('registration') ? refusal(400, 'consent_required') : sentCode(),
    )
    await prove(user, 'registration')
    expect((await screen.findByRole('alert')).textContent).toBe(`${auth.rejections.registrationError} ${PHONE}`)
  })

  it('offers another code once its time has come, and sends the new one’s binding', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const user = openAccount('registration')
    await askCode(user)
    expect(screen.getByText('1:00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: auth.code.again })).toBeNull()
    // Its effects, which start the clock, may come after the sight of it.
    await act(async () => undefined)
    act(() => void vi.advanceTimersByTime(18_000))
    expect(screen.getByText('0:42')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(42_000))
    door.mockResolvedValueOnce(sentCode('b'.repeat(43)))
    await press(user, auth.code.again)
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('новый код'))
    expect(screen.getByText('1:00')).toBeTruthy()
    await fill(user, screen.getByLabelText(auth.code.label.sms), '654321')
    await fill(user, screen.getByLabelText(auth.newPassword), PASSWORD)
    await fill(user, screen.getByLabelText(auth.repeat), PASSWORD)
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    door.mockResolvedValueOnce(begun())
    await press(user, auth.registration.submit)
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ request: 'b'.repeat(43), code: '654321' }))
  })

  it('can come by e-mail for a new password, and says so alike whoever asks', async () => {
    sessionStorage.setItem(
      'code_sent',
      JSON.stringify({ ...KEPT, screen: 'renew', sentAt: Date.now() - 61_000, resendIn: 60 }),
    )
    const user = openAccount('renew')
    await screen.findByLabelText(auth.code.label.sms)
    door.mockResolvedValueOnce(sentCode('b'.repeat(43), 120))
    await press(user, auth.code.by.email)
    expect(await screen.findByLabelText(auth.code.label.email)).toBeTruthy()
    expect(sent().at(-1)?.body).toEqual({ purpose: 'renew_password', phone: OWN, channel: 'email' })
    expect(screen.getByRole('status').textContent).toContain('Если у клиента с номером +7 999 000 0001')
    expect(JSON.parse(sessionStorage.getItem('code_sent') ?? '')).toMatchObject({ channel: 'email' })
    expect(screen.getByText(/СМС или письмо/)).toBeTruthy()
  })

  it('does not come by e-mail for a registration, which proves the phone', async () => {
    sessionStorage.setItem('code_sent', JSON.stringify({ ...KEPT, sentAt: Date.now() - 61_000 }))
    openAccount('registration')
    expect(await screen.findByRole('button', { name: auth.code.again })).toBeTruthy()
    expect(screen.queryByRole('button', { name: auth.code.by.email })).toBeNull()
  })

  it('counts down in hours for a reader who has asked for many codes', async () => {
    const user = openAccount('registration')
    door.mockResolvedValueOnce(sentCode(OPAQUE, 7680))
    await fill(user, screen.getByLabelText(auth.phone), OWN)
    await press(user, auth.code.submit)
    expect(await screen.findByText('2:08:00')).toBeTruthy()
  })

  it('counts wrong codes: tells from the third on how many are left, and takes no sixth', async () => {
    const user = openAccount('renew')
    const field = await askCode(user)
    await fill(user, field, '000000')
    await fill(user, screen.getByLabelText(auth.newPassword), PASSWORD)
    await fill(user, screen.getByLabelText(auth.repeat), PASSWORD)
    const texts = [
      ...[auth.errors.codeWrong, auth.errors.codeWrong, 'Осталось 2 попытки', 'Осталась 1 попытка'],
      auth.errors.codeOver,
    ]
    for (const [tries, text] of texts.entries()) {
      await fill(user, field, `00000${tries}`)
      door.mockResolvedValueOnce(refusal(422, 'code_wrong'))
      await press(user, auth.renew.submit)
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(document.getElementById('account-code-error')?.textContent).toContain(text)
    }
    await user.type(field, '{Enter}')
    expect(screen.getByRole('button', { name: auth.renew.submit })).toHaveProperty('disabled', true)
    expect(posts()).toHaveLength(6)
  })

  it('takes codes again once a new one was sent', async () => {
    sessionStorage.setItem('code_sent', JSON.stringify({ ...KEPT, sentAt: Date.now() - 61_000, refusals: 5 }))
    const user = openAccount('registration')
    expect(await screen.findByText(auth.errors.codeOver)).toBeTruthy()
    door.mockResolvedValueOnce(sentCode('b'.repeat(43)))
    await press(user, auth.code.again)
    await waitFor(() => expect(screen.queryByText(auth.errors.codeOver)).toBeNull())
    expect(screen.getByRole('button', { name: auth.registration.submit })).toHaveProperty('disabled', false)
  })

  it('comes back after a reload with its number and its times, without code or password', async () => {
    const user = openAccount('registration')
    await fill(user, await askCode(user), '123456')
    await fill(user, screen.getByLabelText(auth.newPassword), PASSWORD)
    const kept = JSON.parse(sessionStorage.getItem('code_sent') ?? '')
    expect(kept).toEqual({ ...KEPT, sentAt: expect.any(Number) })
    cleanup()
    sessionStorage.setItem('code_sent', JSON.stringify({ ...kept, sentAt: kept.sentAt - 20_000 }))
    openAccount('registration')
    expect(await screen.findByLabelText(auth.code.label.sms)).toHaveProperty('value', '')
    expect(screen.getByRole('status').textContent).toContain('+7 999 000 0001')
    expect(screen.getByText(/^0:(40|39)$/)).toBeTruthy()
  })

  it('keeps nothing once the code is used', async () => {
    const user = openAccount('renew')
    door.mockImplementation(async (url) => (String(url).includes('renew') ? begun() : sentCode()))
    await prove(user, 'renew')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    expect(sessionStorage.getItem('code_sent')).toBeNull()
  })

  it('asked for too soon says when, and counts down', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const user = openAccount('registration')
    door.mockResolvedValueOnce(refusal(429, 'too_many_requests', { retryAfterSeconds: 52 }))
    await fill(user, screen.getByLabelText(auth.phone), OWN)
    await press(user, auth.code.submit)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Новый можно получить через 0:52')
    // Its effects, which start the clock, may come after the sight of it.
    await act(async () => undefined)
    act(() => void vi.advanceTimersByTime(12_000))
    expect(alert.textContent).toContain('через 0:40')
    act(() => void vi.advanceTimersByTime(40_000))
    expect(alert.textContent).toBe(`${auth.rejections.codeReady} ${PHONE}`)
  })

  it('goes back to the number as it was typed', async () => {
    const user = openAccount('registration')
    await askCode(user)
    await press(user, auth.code.otherNumber)
    expect(screen.getByLabelText(auth.phone)).toHaveProperty('value', expect.stringContaining('999'))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('tells a password manager whose password it is, and what it is for', async () => {
    await askCode(openAccount('registration'))
    const filledIn = [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete).filter(Boolean)
    expect(filledIn).toEqual(['username', 'one-time-code', 'new-password', 'new-password'])
    expect(document.querySelector('[autocomplete="username"]')).toHaveProperty('value', OWN)
  })
})

describe('a new password', () => {
  it('is set with the code and begins a session, without consents', async () => {
    const user = openAccount('renew')
    door.mockImplementation(async (url) => (String(url).includes('renew') ? begun() : sentCode()))
    await prove(user, 'renew')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account/7/'))
    expect(sent()).toMatchObject([
      { body: { purpose: 'renew_password', phone: OWN } },
      { url: '/api/auth/renew_password/', body: { code: '123456', password: PASSWORD }, consents: null },
    ])
  })

  it('is rejected when short or repeated differently, and both stay', async () => {
    const user = openAccount('renew')
    await askCode(user)
    const [password, repeat] = [screen.getByLabelText(auth.newPassword), screen.getByLabelText(auth.repeat)]
    await fill(user, password, '1234567')
    await fill(user, repeat, '7654321')
    await press(user, auth.renew.submit)
    expect(await summary()).toEqual(
      expect.arrayContaining(['Пароль должен быть не короче 8 символов', 'Пароли не совпадают']),
    )
    expect(password).toHaveProperty('value', '1234567')
    expect(repeat).toHaveProperty('value', '7654321')
  })

  it('is told in words how long it is while it is typed', async () => {
    const user = openAccount('renew')
    await askCode(user)
    const password = screen.getByLabelText(auth.newPassword)
    for (const [text, word] of [
      ['1234567', auth.strength.short],
      ['12345678', auth.strength.enough],
      ['123456789012345', auth.strength.good],
    ] as const) {
      await fill(user, password, text)
      expect(screen.getByText(word)).toBeTruthy()
    }
  })
})
