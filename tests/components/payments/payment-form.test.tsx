import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentForm } from '@/components/payments/payment-form'
import payments from '@/messages/ru/payments.json'

const BOOKING = {
  purpose: 'booking',
  number: '1000123',
  car: 'Toyota RAV4',
  about: '',
  booking: { pickupAt: '2026-12-10T02:00:00Z', dropoffAt: '2026-12-14T02:00:00Z', status: 'confirmed' },
  totalKop: 2_000_000,
  paidKop: 0,
  dueKop: 2_000_000,
  prepayKop: 400_000,
  pending: null,
}
const FINE = {
  ...BOOKING,
  purpose: 'fine',
  number: 'DEMO-000501',
  about: 'Превышение скорости',
  booking: null,
  totalKop: 100_000,
  dueKop: 50_000,
  prepayKop: 50_000,
}
const ID = 'p'.repeat(22)
const LIMITS = { cardPaymentMaxKop: 35_000_000, onlinePaymentMaxKop: 100_000_000 }
const GATEWAY = 'https://pay.example/confirm/1'
const VERSIONS = {
  privacy_policy: '2026-11-01',
  personal_data_agreement: '2026-11-02',
  public_offer: '2026-11-03',
  rentalterms: '2026-11-04',
}
const NOBODY = { purpose: '', number: '', fio: '', phone: '', email: '' }
const CLIENT = { ...NOBODY, fio: 'Ли', phone: '+79990000001', email: 'li@clients.example' }

const door = vi.fn<typeof fetch>()
const assign = vi.fn()

beforeEach(() => {
  door.mockReset()
  assign.mockReset()
  vi.stubGlobal('fetch', door)
  // jsdom leaves no page.
  vi.stubGlobal('location', { ...window.location, assign })
})
afterEach(() => vi.unstubAllGlobals())

const success = (data: object) => Response.json({ status: 'success', data })
const refused = (status: number, code: string, details = {}) =>
  Response.json({ status: 'error', error: { code, message: '', requestId: '1', details } }, { status })
const begun = (more = {}) => success({ id: ID, state: 'pending', confirmationUrl: GATEWAY, ...more })

function open(start = NOBODY): UserEvent {
  render(
    <NextIntlClientProvider locale="ru" messages={{ payments }} timeZone="Asia/Vladivostok">
      <PaymentForm limits={LIMITS} phone="+74232000000" start={start} versions={VERSIONS} />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sent = (call: number) => {
  const [address, init] = door.mock.calls[call] ?? []
  const { 'idempotency-key': key } = (init?.headers ?? {}) as Record<string, string>
  return { address, key, body: JSON.parse(String(init?.body)) }
}
const tick = () => {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
}

/** A client's own link: what is paid and who pays is known. */
async function openFound(found: object, start = { ...CLIENT, purpose: 'booking', number: '1000123' }) {
  door.mockResolvedValueOnce(success(found))
  const user = open(start)
  await screen.findByRole('region')
  return user
}

describe('what is paid', () => {
  it('is looked up once, however often it is submitted meanwhile', async () => {
    door.mockReturnValue(new Promise(() => undefined))
    open({ ...CLIENT, purpose: 'booking', number: '' })
    fireEvent.change(screen.getByLabelText(payments.number), { target: { value: '1000123' } })
    const form = screen.getByLabelText(payments.number).closest('form')
    for (let time = 0; time < 3; time++) if (form) fireEvent.submit(form)
    await waitFor(() => expect(door).toHaveBeenCalled())
    expect(door).toHaveBeenCalledOnce()
  })

  it('needs purpose, number and surname, with the messages of the specification', async () => {
    open()
    press(payments.submit)
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      payments.errors.purposeEmpty,
      payments.errors.numberEmpty,
      'Фамилия не может быть пустым',
    ])
    expect(screen.getByText('Проверьте правильность заполнения полей')).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
  })

  it.each([
    ['booking', 'numeric'],
    ['damage', 'text'],
  ] as const)(
    'has a keyboard for the number of a %s: that of a damage has a letter, D-12',
    async (purpose, keyboard) => {
      const user = open()
      await user.selectOptions(screen.getByLabelText(payments.purposeLabel), payments.purpose[purpose])
      expect(screen.getByLabelText(payments.number)).toHaveProperty('inputMode', keyboard)
    },
  )

  it('is looked up, shown with the focus on it, and forgotten with another number', async () => {
    door.mockResolvedValue(success(BOOKING))
    const user = open()
    await user.selectOptions(screen.getByLabelText(payments.purposeLabel), payments.purpose.booking)
    await user.type(screen.getByLabelText(payments.number), '1000123')
    await user.type(screen.getByLabelText(payments.fio), 'Ли')
    press(payments.submit)
    const found = await screen.findByRole('region', { name: 'Бронь 1000123' })
    await waitFor(() => expect(document.activeElement).toBe(found))
    expect(found.textContent?.replaceAll('\u00a0', ' ')).toContain('К оплате20 000 ₽')
    expect(sent(0)).toMatchObject({
      address: '/api/payments/lookup/',
      body: { purpose: 'booking', number: '1000123', fio: 'Ли' },
    })
    await user.type(screen.getByLabelText(payments.number), '4')
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByLabelText(payments.email)).toBeNull()
  })

  it.each([
    ['cancelled_client', 0, payments.found.nothingDue],
    ['completed', 2_000_000, payments.found.paidAll],
    ['expired', 0, payments.found.expired],
  ])('costs nothing when it is %s', async (status, paidKop, text) => {
    await openFound({ ...BOOKING, booking: { ...BOOKING.booking, status }, paidKop, dueKop: 0, prepayKop: 0 })
    expect(within(screen.getByRole('region')).getByText(text)).toBeTruthy()
    expect(screen.queryByLabelText(payments.email)).toBeNull()
  })

  it('with a payment that has begun leads to it, and to no other', async () => {
    await openFound({ ...BOOKING, pending: { id: ID, amountKop: 400_000 } })
    const link = screen.getByRole('link', { name: payments.begin.goOn })
    expect(link.getAttribute('href')).toContain(`payment=${ID}`)
    expect(screen.queryByRole('button', { name: /Оплатить/ })).toBeNull()
  })

  it.each([
    [404, 'not_found', payments.failures.notFound],
    [429, 'too_many_requests', payments.failures.tooMany],
    [503, 'unavailable', payments.failures.notAsked],
  ])('after %i %s is not known: says what to do, beside the phone', async (status, code, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    door.mockResolvedValue(refused(status, code))
    open({ ...CLIENT, purpose: 'booking', number: '1000123' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+74232000000')
  })
})

describe('paying', () => {
  it('of a damage that no card takes at once offers a part, and the whole by SBP', async () => {
    const damage = { ...FINE, purpose: 'damage', totalKop: 60_000_000, dueKop: 60_000_000, prepayKop: 35_000_000 }
    await openFound(damage, { ...CLIENT, purpose: 'damage', number: '12' })
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '')
    expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
      `${payments.share.part.replaceAll('\u00a0', ' ')}Останется заплатить: 250 000 ₽350 000 ₽`,
      expect.stringContaining('через СБП'),
    ])
  })

  it('of a firm booking asks who pays and for both consents, and leaves for the gateway with the sum chosen', async () => {
    await openFound(BOOKING)
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false])
    press(/Оплатить 4\s000\s₽/)
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      payments.errors.privacyPolicyNeeded,
      payments.errors.personalDataNeeded,
    ])
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(payments.share.all) }))
    tick()
    door.mockResolvedValueOnce(begun())
    press(/Оплатить 20\s000\s₽/)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(GATEWAY))
    expect(sent(1)).toMatchObject({
      address: '/api/payments/',
      body: {
        ...{ purpose: 'booking', number: '1000123', fio: 'Ли', phone: '+79990000001', email: 'li@clients.example' },
        ...{ amountKop: 2_000_000, language: 'ru' },
        consents: [
          { document: 'privacy_policy', version: '2026-11-01' },
          { document: 'personal_data_agreement', version: '2026-11-02' },
        ],
      },
    })
  })

  it('of a booking on hold asks for the offer and the terms as well', async () => {
    await openFound({ ...BOOKING, booking: { ...BOOKING.booking, status: 'held' } })
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
    tick()
    door.mockResolvedValueOnce(begun())
    press(/Оплатить 4\s000/)
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(sent(1).body.consents).toHaveLength(4)
  })

  it('of a fine has one sum, and no choice', async () => {
    await openFound(FINE, { ...CLIENT, purpose: 'fine', number: 'DEMO-000501' })
    expect(screen.getByText('Превышение скорости')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: /Оплатить 500\s₽/ })).toBeTruthy()
  })

  it('of anything else takes the sum that the payer names, within its bounds, and looks up nothing', async () => {
    const user = open({ ...CLIENT, purpose: 'other', number: 'Договор 7' })
    const sum = screen.getByLabelText(payments.sum)
    tick()
    await user.type(sum, '99')
    press(payments.pay)
    expect((await screen.findByRole('alert')).textContent).toContain(payments.errors.sumWrong)
    await user.clear(sum)
    await user.type(sum, '1 500')
    door.mockResolvedValueOnce(begun({ state: 'succeeded' }))
    press(/Оплатить 1\s500\s₽/)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/status/success/?payment=${ID}`))
    expect(door).toHaveBeenCalledOnce()
    expect(sent(0).body).toMatchObject({ purpose: 'other', number: 'Договор 7', amountKop: 150_000 })
  })

  it('waits on the payment’s own page when the gateway has not answered yet', async () => {
    await openFound(FINE)
    tick()
    door.mockResolvedValueOnce(begun({ confirmationUrl: null }))
    press(/Оплатить/)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/status/success/?payment=${ID}`))
  })

  it('of another sum by now names the old and the new one, and is begun only when that is agreed to', async () => {
    await openFound(FINE)
    tick()
    door.mockResolvedValueOnce(refused(409, 'amount_changed', { dueKop: 100_000, prepayKop: 100_000 }))
    press(/Оплатить 500\s₽/)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Сумма изменилась: была 500 ₽, стала 1 000 ₽. Если согласны, нажмите ещё раз.',
    )
    door.mockResolvedValueOnce(begun())
    press(/Оплатить 1\s000\s₽/)
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(sent(2).body.amountKop).toBe(100_000)
  })

  it('is not begun twice: a double click is one sending, and a lost answer is asked for under the same key', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openFound(FINE)
    tick()
    door.mockRejectedValueOnce(new TypeError('network'))
    press(/Оплатить/)
    press(/Оплатить|Открываем/)
    expect((await screen.findByRole('alert')).textContent).toContain(payments.begin.notBegun)
    expect(door).toHaveBeenCalledTimes(2)
    door.mockResolvedValueOnce(begun())
    press(/Оплатить/)
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(sent(1).key).toMatch(/^[0-9a-f]{32}$/)
    expect(sent(2)).toEqual(sent(1))
  })

  it.each([
    [409, 'payment_refused', payments.begin.rejected],
    [429, 'too_many_requests', payments.begin.tooMany],
    [410, 'hold_expired', payments.begin.gone],
  ])('rejected with %i %s says so beside the phone, and keeps what was typed', async (status, code, text) => {
    await openFound(FINE)
    tick()
    door.mockResolvedValueOnce(refused(status, code))
    press(/Оплатить/)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+74232000000')
    expect(screen.getByLabelText(payments.email)).toHaveProperty('value', 'li@clients.example')
  })

  it('rejected for one that has begun elsewhere leads to that one', async () => {
    await openFound(FINE)
    tick()
    door.mockResolvedValueOnce(refused(409, 'payment_pending', { id: ID, amountKop: 50_000 }))
    press(/Оплатить/)
    expect((await screen.findByRole('link', { name: payments.begin.goOn })).getAttribute('href')).toContain(ID)
    expect(screen.queryByRole('button', { name: /Оплатить/ })).toBeNull()
  })
})
