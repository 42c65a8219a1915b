import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OrderForm } from '@/components/transfers/order-form'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { firstTrip, type TripChoices } from '@/lib/transfers/trip-fields'
import transfers from '@/messages/ru/transfers.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const { trip, form, errors, failures } = transfers
const CHOICES: TripChoices = {
  routes: [],
  presets: [
    { id: 'meet', kind: 'transfer', name: 'Встретить', fromPlace: 'airport', toPlace: null, flightRequired: true },
    { id: 'drop', kind: 'transfer', name: 'Отвезти', fromPlace: null, toPlace: 'airport', flightRequired: false },
  ],
  places: [{ code: 'airport', name: 'Аэропорт' }],
  rules: { leadHours: 12, maxHours: 24, maxDaysAhead: 365, childSeatKop: 0 },
  ...{ minHours: 3, passengers: 4 },
}
const quoteOf = (totalKop: number, quoteToken: string) => ({
  price: {
    lines: [{ code: 'hours' as const, quantity: 3, unitKop: totalKop / 3, amountKop: totalKop }],
    ...{ totalKop, hours: 3, isFrom: false },
  },
  ...{ quoteToken, expiresAt: '2026-12-01T00:00:00.000Z' },
})

/** The doors, replaced at `fetch`: each quote has a token of its own. */
let orders: Array<{ headers: Headers; body: Record<string, unknown> }>
let refusals: Array<() => Response>
let quotes = 0
let quoteAnswer: () => Response

beforeEach(() => {
  window.history.replaceState(null, '', '/service/toyota-crown/')
  window.localStorage.clear()
  orders = []
  refusals = []
  quotes = 0
  quoteAnswer = () => Response.json({ status: 'success', data: quoteOf(600_000, `token-${quotes}`) })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/transfers/quote/') {
      quotes += 1
      return quoteAnswer()
    }
    orders.push({ headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    const refused = refusals.shift()
    if (refused) return refused()
    return Response.json({ status: 'success', data: { number: 'T1234567' } }, { status: 201 })
  })
})

const refusalOf =
  (code: string, status: number, details = {}) =>
  () =>
    Response.json({ status: 'error', error: { code, details } }, { status })

function show() {
  render(
    <NextIntlClientProvider locale="ru" messages={{ transfers }} timeZone={STATION_TIME_ZONE}>
      <OrderForm
        choices={CHOICES}
        consents={CONSENTS}
        days={{ min: '2026-11-22', max: '2027-11-21' }}
        first={firstTrip(CHOICES, { date: '2026-12-05', time: '12:00' })}
        languages={['ru', 'zh-CN']}
        phone="+7 423 200-00-00"
        quote={quoteOf(570_000, 'token-0')}
        slug="toyota-crown"
        waiting="60 минут бесплатно"
      />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}
type User = ReturnType<typeof show>

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
const submit = () => screen.getByRole('button', { name: new RegExp(`^${form.order}`) })

async function put(user: User, label: string, text: string): Promise<void> {
  await user.click(field(label))
  await user.paste(text)
}

async function fill(user: User): Promise<void> {
  await put(user, form.toAddress, 'Светланская, 1')
  await put(user, form.flight, 'su 1702')
  await put(user, form.name, 'Анна')
  await put(user, form.phone, '+79140001122')
  await put(user, form.email, 'anna@clients.example')
  await user.click(screen.getByRole('checkbox', { name: /политикой/ }))
  await user.click(screen.getByRole('checkbox', { name: /обработку/ }))
}

describe('OrderForm', { timeout: 20_000 }, () => {
  it('names the messages of the specification by their fields and sends nothing', async () => {
    const user = show()
    await user.click(submit())
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...[errors.toAddressEmpty, errors.flightEmpty, errors.nameEmpty, errors.phoneEmpty, errors.emailEmpty],
      ...[errors.privacyPolicyNeeded, errors.personalDataNeeded],
    ])
    expect(document.activeElement).toBe(summary)
    expect(orders).toEqual([])
  })

  it('sends the order with its consents, a key and the partner’s code, and says its number', async () => {
    window.localStorage.setItem('partner', 'hotel-amur')
    const user = show()
    await fill(user)
    await user.selectOptions(screen.getByLabelText(form.driverLanguage), 'zh-CN')
    await user.click(submit())
    const sent = await screen.findByRole('status')
    expect(sent.textContent).toContain('T1234567')
    await waitFor(() => expect(document.activeElement).toBe(sent))
    const [order] = orders
    expect(order?.headers.get('x-consents')).toBe(CONSENTS)
    expect(order?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(order?.body).toMatchObject({
      ...{ quoteToken: 'token-0', fromAddress: '', toAddress: 'Светланская, 1', driverLanguage: 'zh-CN' },
      ...{ partner: 'hotel-amur', affiliate: false },
      trip: { slug: 'toyota-crown', kind: 'transfer', fromPlace: 'airport', toPlace: null, back: null },
    })
  })

  it('shows what the branch answers to each change, and keeps the trip in the address', async () => {
    const user = show()
    expect(submit().textContent).toBe('Заказать за 5\u00a0700\u00a0₽')
    await user.click(screen.getByRole('radio', { name: trip.kinds.hour }))
    await user.click(screen.getByRole('button', { name: `Больше: ${trip.hours}` }))
    await user.selectOptions(screen.getByRole('combobox', { name: trip.people }), '3')
    await waitFor(() => expect(submit().textContent).toBe('Заказать за 6\u00a0000\u00a0₽'))
    expect(quotes).toBe(1)
    expect(window.location.search).toBe('?kind=hour&hours=4&people=3')
    expect(screen.queryByRole('textbox', { name: new RegExp(form.flight) })).toBeNull()
  })

  it('asks for what the chosen trip needs', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Отвезти' }))
    expect(field(form.fromAddress)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: form.toAddress })).toBeNull()
    expect(field(form.flight).getAttribute('name')).toBe('flight')
    await user.click(screen.getByRole('checkbox', { name: trip.back }))
    expect(screen.getByLabelText(trip.backDate)).toHaveProperty('value', '2026-12-06')
  })

  it('reads the trip of the address', async () => {
    window.history.replaceState(null, '', '/service/toyota-crown/?kind=day&people=2&seats=1')
    show()
    expect(await screen.findByRole('radio', { name: trip.kinds.day, checked: true })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: trip.seats })).toHaveProperty('value', '1')
    await waitFor(() => expect(quotes).toBe(1))
  })

  it('takes the trip of a link on the page, and keeps what was typed', async () => {
    const user = show()
    await put(user, form.name, 'Анна')
    const link = document.createElement('a')
    link.href = '?kind=day&people=2#order'
    document.body.append(link)
    await user.click(link)
    link.remove()
    expect(await screen.findByRole('radio', { name: trip.kinds.day, checked: true })).toBe(document.activeElement)
    expect(screen.getByRole('combobox', { name: trip.people })).toHaveProperty('value', '2')
    expect(field(form.name)).toHaveProperty('value', 'Анна')
    expect(window.location.search).toBe('?kind=day&people=2')
  })

  it('tells both sums of a price that changed, and orders for the new one', async () => {
    refusals.push(refusalOf('price_changed', 409, { oldTotalKop: 570_000, newTotalKop: 600_000 }))
    const user = show()
    await fill(user)
    await user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/5\s700.*6\s000/)
    await waitFor(() => expect(submit().textContent).toMatch(/6\s000/))
    expect(field(form.name)).toHaveProperty('value', 'Анна')
    await user.click(submit())
    await screen.findByRole('status')
    expect(orders.map(({ body }) => body.quoteToken)).toEqual(['token-0', 'token-1'])
    expect(new Set(orders.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
  })

  it('keeps everything when the answer is lost, shows the phone, and sends again under the same key', async () => {
    refusals.push(() => {
      throw new TypeError('no network')
    })
    const user = show()
    await fill(user)
    await user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(failures.notSent)
    expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^tel:/)
    expect(field(form.toAddress)).toHaveProperty('value', 'Светланская, 1')
    await user.click(submit())
    await screen.findByRole('status')
    expect(new Set(orders.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('says why a trip has no price, with the phone, and sends nothing then', async () => {
    quoteAnswer = refusalOf('pickup_too_soon', 400)
    const user = show()
    await fill(user)
    await user.click(screen.getByRole('radio', { name: trip.kinds.day }))
    expect((await screen.findByRole('alert')).textContent).toContain('за 12 часов')
    await user.click(submit())
    expect(await screen.findByText(failures.checkFields, { exact: false })).toBeTruthy()
    expect(orders).toEqual([])
  })

  it('does not order for the price of an older trip', async () => {
    const user = show()
    await fill(user)
    await user.click(screen.getByRole('radio', { name: trip.kinds.day }))
    await user.click(submit())
    expect(await screen.findByText(failures.priceStale, { exact: false })).toBeTruthy()
    expect(orders).toEqual([])
    await waitFor(() => expect(submit().textContent).toMatch(/6\s000/))
    await user.click(submit())
    await waitFor(() => expect(orders.map(({ body }) => body.quoteToken)).toEqual(['token-1']))
  })
})
