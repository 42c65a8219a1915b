import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallbackHost } from '@/components/callback/callback-host'
import { Toasts } from '@/components/layout/frame/toasts'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useParams: () => ({}),
}))

const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const OPENING_HOURS = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00' }]
const SLOW = { timeout: 5_000 }

/** The door, replaced at `fetch`. */
let door: ReturnType<typeof vi.fn<typeof fetch>>

// Lazy code, loaded here: on a busy machine its first reading takes longer than a test may.
beforeAll(async () => {
  await Promise.all([import('@/components/callback/callback-dialog'), import('@/components/forms/country-input')])
}, 30_000)

beforeEach(() => {
  localStorage.clear()
  // Noon at the station.
  vi.setSystemTime('2026-11-21T12:00:00+10:00')
  window.history.replaceState(null, '', '/')
  door = vi.fn<typeof fetch>(async () =>
    Response.json({ status: 'success', data: { received: true } }, { status: 201 }),
  )
  vi.stubGlobal('fetch', door)
  window.ym = vi.fn<NonNullable<Window['ym']>>()
  window.ymId = 42
  // jsdom knows the element, but not how it is shown.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    this.querySelector('input')?.focus()
  }
  Element.prototype.checkVisibility = () => true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.ym
  delete window.ymId
})

function page() {
  render(
    <NextIntlClientProvider locale="ru" messages={{}} timeZone="Asia/Vladivostok">
      <a data-callback="" data-callback-note="Toyota RAV4" href="/contacts/#callback">
        Заказать звонок
      </a>
      <Toasts label="Уведомления" />
      <CallbackHost
        consents={CONSENTS}
        notifications="Уведомления"
        phone="+74232000000"
        terms={{ hours: 'Ежедневно 8:00–20:00', openingHours: OPENING_HOURS, minutes: 15 }}
      />
    </NextIntlClientProvider>,
  )
  return userEvent.setup()
}

async function opened() {
  const user = page()
  await user.click(screen.getByRole('link', { name: 'Заказать звонок' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Заказать звонок' }, SLOW))
  // While it says that it sends, the button has another name.
  const send = async () => user.click(await dialog.findByRole('button', { name: 'Жду звонка' }))
  return { user, dialog, send }
}

async function filled() {
  const form = await opened()
  fireEvent.change(form.dialog.getByLabelText('Имя'), { target: { value: 'Мария' } })
  fireEvent.change(form.dialog.getByLabelText('Телефон'), { target: { value: '+79140000001' } })
  return form
}

async function consented() {
  const form = await filled()
  for (const box of form.dialog.getAllByRole('checkbox')) await form.user.click(box)
  return form
}

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('the callback modal', () => {
  it('opens from a link with the cursor in the name, both consents unticked', async () => {
    const { dialog } = await opened()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Имя')))
    expect(dialog.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
    expect(dialog.getByText(/15 минут. Ежедневно 8:00–20:00/)).toBeTruthy()
    expect(dialog.getByText(/Toyota RAV4/)).toBeTruthy()
  })

  it.each([
    ['19:59', /Перезвоним в течение 15 минут/],
    ['20:00', /^Сейчас закрыто. Откроемся в 8:00 \(время Владивостока\) и перезвоним.$/],
    ['07:59', /^Сейчас закрыто. Откроемся в 8:00/],
    ['08:00', /Перезвоним в течение 15 минут/],
  ])('promises only what an open branch can do: at %s', async (time, promise) => {
    vi.setSystemTime(`2026-11-21T${time}:00+10:00`)
    const { dialog } = await opened()
    expect(dialog.getByText(promise)).toBeTruthy()
  })

  it('opens at the address #callback and takes that out of the address', async () => {
    window.history.replaceState(null, '', '/contacts/?a=1#callback')
    page()
    await screen.findByRole('dialog', undefined, SLOW)
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/contacts/?a=1')
  })

  it('sends nothing without the consents and says so', async () => {
    const { dialog, send } = await filled()
    await send()
    await waitFor(() =>
      expect(alerts()).toEqual([
        expect.stringContaining(
          'Необходимо согласие с политикой конфиденциальности и на обработку персональных данных',
        ),
      ]),
    )
    expect(dialog.getAllByRole('checkbox').map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(door).not.toHaveBeenCalled()
  })

  it('sends nothing from an empty form and says so at the fields too', async () => {
    const { dialog, user, send } = await opened()
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
    await send()
    await waitFor(() => expect(alerts()).toEqual([expect.stringContaining('Форма заполнена с ошибками')]))
    expect(screen.getByRole('alert').textContent).toMatch(/^Ошибка/)
    expect(dialog.getByText('Имя не может быть пустым')).toBeTruthy()
    expect(dialog.getByText('Телефон не может быть пустым')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Имя')))
    expect(door).not.toHaveBeenCalled()
  })

  it('says each error once however often it is pressed, and takes it back when it is put right', async () => {
    const { dialog, user, send } = await opened()
    for (let press = 0; press < 4; press++) await send()
    await waitFor(() =>
      expect(alerts()).toEqual([
        expect.stringContaining('Форма заполнена с ошибками'),
        expect.stringContaining('Необходимо согласие'),
      ]),
    )
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
    await waitFor(() => expect(alerts()).toEqual([expect.stringContaining('Форма заполнена с ошибками')]))
    fireEvent.change(dialog.getByLabelText('Имя'), { target: { value: 'Мария' } })
    expect(alerts()).toHaveLength(1)
    fireEvent.change(dialog.getByLabelText('Телефон'), { target: { value: '+79140000001' } })
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]))
  })

  it('closes a message by a press on it', async () => {
    const { user, send } = await filled()
    await send()
    await user.click(await screen.findByRole('alert'))
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]))
  })

  it('sends the five fields, closes, says thank you, notes the goal and gives the focus back', async () => {
    localStorage.setItem('partner', 'hotel')
    const { send } = await consented()
    await send()
    expect((await screen.findByRole('status', undefined, SLOW)).textContent).toBe(
      'Заявка отправленаВаша заявка получена, менеджер свяжется с Вами в ближайшее время',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    const [url, init] = door.mock.calls[0] ?? []
    expect(url).toBe('/api/callback/')
    expect(JSON.parse(String(init?.body))).toEqual({
      partner: 'hotel',
      affiliate: false,
      clientName: 'Мария',
      clientPhone: '+79140000001',
      station: 'vldk_sun',
    })
    expect(new Headers(init?.headers).get('x-consents')).toBe(CONSENTS)
    expect(window.ym).toHaveBeenCalledExactlyOnceWith(42, 'reachGoal', 'klik zakazat')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Заказать звонок' })))
  })

  it('keeps everything and shows the phone when the sending fails; a retry succeeds', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    door.mockResolvedValueOnce(new Response('', { status: 503 }))
    const { dialog, send } = await consented()
    await send()
    const alert = await dialog.findByRole('alert')
    expect(within(alert).getByRole('link', { name: '+7 423 200 0000' }).getAttribute('href')).toBe('tel:+74232000000')
    expect(dialog.getByLabelText<HTMLInputElement>('Имя').value).toBe('Мария')
    expect(log).toHaveBeenCalled()
    expect(window.ym).not.toHaveBeenCalled()
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(door).toHaveBeenCalledTimes(2)
  })

  it('sends once however often the button is pressed', async () => {
    let answer: (response: Response) => void = () => undefined
    door.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const { dialog, send } = await consented()
    await send()
    await waitFor(() => expect(door).toHaveBeenCalled())
    dialog.getByLabelText<HTMLInputElement>('Имя').form?.requestSubmit()
    dialog.getByLabelText<HTMLInputElement>('Имя').form?.requestSubmit()
    await act(async () => answer(Response.json({}, { status: 201 })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(door).toHaveBeenCalledTimes(1)
  })

  it('closes by Cancel', async () => {
    const { user, dialog } = await opened()
    await user.click(dialog.getByRole('button', { name: 'Отмена' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(door).not.toHaveBeenCalled()
  })
})
