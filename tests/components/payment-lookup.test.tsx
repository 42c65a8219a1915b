import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentLookup } from '@/components/payments/payment-lookup'
import payments from '@/messages/ru/payments.json'

const FOUND = {
  purpose: 'booking',
  number: '1000123',
  car: 'Toyota RAV4',
  pickupAt: '2026-12-10T02:00:00Z',
  dropoffAt: '2026-12-14T02:00:00Z',
  status: 'confirmed',
  totalKop: 2_000_000,
  paidKop: 500_000,
  dueKop: 1_500_000,
}
const door = vi.fn<typeof fetch>()

beforeEach(() => {
  door.mockReset()
  vi.stubGlobal('fetch', door)
})

function open(): UserEvent {
  render(
    <NextIntlClientProvider locale="ru" messages={{ payments }} timeZone="Asia/Vladivostok">
      <PaymentLookup branch={<p>Набережная, 1</p>} phone="+74232000000" />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

async function fill(user: UserEvent, number = '1000123', fio = 'Ли') {
  await user.selectOptions(screen.getByLabelText(payments.purposeLabel), payments.purpose.booking)
  await user.type(screen.getByLabelText(payments.number), number)
  await user.type(screen.getByLabelText(payments.fio), fio)
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: payments.submit }))
const refused = (status: number, code: string) =>
  Response.json({ status: 'error', error: { code, message: '', requestId: '1' } }, { status })

describe('PaymentLookup', () => {
  it('demands purpose, number and surname with the messages of the specification', async () => {
    const user = open()
    await submit(user)
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      payments.errors.purposeEmpty,
      payments.errors.numberEmpty,
      'Фамилия не может быть пустым',
    ])
    expect(screen.getByText('Проверьте правильность заполнения полей')).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
  })

  it('shows what is due, takes the focus there and says where to pay', async () => {
    door.mockResolvedValue(Response.json({ status: 'success', data: FOUND }))
    const user = open()
    await fill(user)
    await submit(user)
    const found = await screen.findByRole('region', { name: 'Бронь 1000123' })
    await waitFor(() => expect(document.activeElement).toBe(found))
    expect(found.textContent?.replaceAll('\u00a0', ' ')).toContain('К оплате15 000 ₽')
    expect(within(found).getByText('Набережная, 1')).toBeTruthy()
    expect(within(found).getByRole('link', { name: payments.found.how }).getAttribute('href')).toBe('#ways')
    const [address, init] = door.mock.calls[0] ?? []
    expect([address, JSON.parse(String(init?.body))]).toEqual([
      '/api/payments/lookup/',
      { purpose: 'booking', number: '1000123', fio: 'Ли' },
    ])
    await user.type(screen.getByLabelText(payments.number), '4')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('asks for no money when nothing is due', async () => {
    door.mockResolvedValue(
      Response.json({ status: 'success', data: { ...FOUND, status: 'cancelled_client', dueKop: 0 } }),
    )
    const user = open()
    await fill(user)
    await submit(user)
    const found = await screen.findByRole('region')
    expect(within(found).getByText(payments.found.nothingDue)).toBeTruthy()
    expect(within(found).getByText('Отменена')).toBeTruthy()
    expect(within(found).queryByText('Набережная, 1')).toBeNull()
  })

  it.each([
    [404, 'not_found', payments.failures.notFound],
    [429, 'too_many_requests', payments.failures.tooMany],
    [503, 'unavailable', payments.failures.notAsked],
  ])('after %i %s says what to do, beside the phone, and keeps what was typed', async (status, code, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    door.mockResolvedValue(refused(status, code))
    const user = open()
    await fill(user)
    await submit(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+74232000000')
    expect(screen.getByLabelText(payments.fio)).toHaveProperty('value', 'Ли')
  })

  it.each(['fine', 'damage', 'other'] as const)('of a %s says where to pay and asks for nothing', async (purpose) => {
    const user = open()
    await user.selectOptions(screen.getByLabelText(payments.purposeLabel), payments.purpose[purpose])
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(payments.elsewhere))
    expect(within(screen.getByRole('status')).getByText('Набережная, 1')).toBeTruthy()
    expect(screen.queryByLabelText(payments.number)).toBeNull()
    expect(screen.queryByRole('button', { name: payments.submit })).toBeNull()
  })
})
