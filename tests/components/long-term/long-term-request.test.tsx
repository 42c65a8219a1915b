import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestForm } from '@/components/long-term/request-form'
import { TermChoice } from '@/components/long-term/term-choice'
import { TermSlider } from '@/components/long-term/term-slider'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import longTerm from '@/messages/ru/long-term.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

const { form } = longTerm
const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const price = (months: number, monthKop: number, savingPercent: number | null) => ({ months, monthKop, savingPercent })
const PRICES = [price(1, 13_000_000, null), price(3, 11_000_000, 38), price(12, 9_000_000, 50)] as [
  ReturnType<typeof price>,
  ...ReturnType<typeof price>[],
]
const ANSWER = { number: '184187', months: 4, startDate: '2027-01-20', monthKop: 11_000_000 }

/** The door, replaced at `fetch`. */
let door: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('affiliate', 'hotel-amur')
  door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: ANSWER }, { status: 201 }))
  vi.stubGlobal('fetch', door)
})

function show() {
  const view = render(
    <NextIntlClientProvider locale="ru" messages={{ longTerm }} timeZone={STATION_TIME_ZONE}>
      <TermChoice months={3}>
        <TermSlider prices={PRICES} thirtyDaysKop={18_000_000} />
        <h2 id="request-title">{form.title}</h2>
        <RequestForm
          consents={CONSENTS}
          days={{ from: '2026-12-01', to: '2027-11-21' }}
          phone="+7 423 200-00-00"
          plate="e341hb25"
          terms={{ min: 1, max: 12 }}
        />
      </TermChoice>
    </NextIntlClientProvider>,
  )
  return { user: userEvent.setup({ delay: null }), ...view }
}

type User = ReturnType<typeof show>['user']

const field = (label: string) => screen.getByRole('textbox', { name: label })
const send = (user: User) => user.click(screen.getByRole('button', { name: form.submit }))

async function put(user: User, label: string, text: string): Promise<void> {
  await user.click(field(label))
  await user.paste(text)
}

async function fill(user: User): Promise<void> {
  await put(user, form.last_name, 'Маякова')
  await put(user, form.first_name, 'Анна')
  await put(user, form.phone, '+79995551234')
  await put(user, form.email, 'anna@clients.example')
  fireEvent.change(screen.getByLabelText(form.startDate), { target: { value: '2027-01-20' } })
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
}

describe('the term', () => {
  it('is one for slider and form, and the price follows it', async () => {
    const { user } = show()
    const slider = screen.getByRole('slider', { name: /Срок аренды/ })
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^3 месяца, 110.000/)
    await user.selectOptions(screen.getByLabelText(form.term), '12')
    expect(slider).toHaveProperty('value', '12')
    expect(screen.getByText(/За 12 месяцев/).textContent).toMatch(/1.080.000/)
    expect(screen.getByText('−50 %')).toBeTruthy()
  })

  it('compares with single days only where something is saved', () => {
    show()
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } })
    expect(screen.queryByText(/Вместо/)).toBeNull()
    expect(screen.queryByText(/^−/)).toBeNull()
  })
})

describe('the request for a car by the month', { timeout: 20_000 }, () => {
  it('is sent with term, consents and referral codes, and shows its number', async () => {
    const { user } = show()
    await fill(user)
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } })
    await user.click(screen.getByRole('radio', { name: form.company }))
    await put(user, form.companyName, 'ООО «Маяк»')
    await send(user)
    expect((await screen.findByText('Заявка № 184187 отправлена')).closest('[role=status]')).toBe(
      document.activeElement,
    )
    const [path, init] = door.mock.calls[0] ?? []
    expect(path).toBe('/api/long-term/requests/')
    expect(new Headers(init?.headers).get('x-consents')).toBe(CONSENTS)
    expect(JSON.parse(String(init?.body))).toEqual({
      gosnomer: 'e341hb25',
      last_name: 'Маякова',
      first_name: 'Анна',
      phone: '+79995551234',
      email: 'anna@clients.example',
      months: 4,
      startDate: '2027-01-20',
      company: 'ООО «Маяк»',
      comment: '',
      partner: false,
      affiliate: 'hotel-amur',
    })
    expect(sessionStorage.length).toBe(0)
  })

  it('sends nothing when something is missing, and says what in the words of the specification', async () => {
    const { user } = show()
    await send(user)
    const summary = await screen.findByRole('alert')
    for (const text of [
      'Фамилия не может быть пустым',
      'Имя не может быть пустым',
      'Телефон не может быть пустым',
      'Email не может быть пустым',
    ])
      expect(summary.textContent).toContain(text)
    expect(document.activeElement).toBe(summary)
    expect(door).not.toHaveBeenCalled()
  })

  it('asks for the company’s name of a company alone', async () => {
    const { user } = show()
    await fill(user)
    await user.click(screen.getByRole('radio', { name: form.company }))
    await send(user)
    expect(await screen.findAllByText(form.errors.companyEmpty)).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: form.person }))
    await send(user)
    await waitFor(() => expect(door).toHaveBeenCalledOnce())
    expect(JSON.parse(String(door.mock.calls[0]?.[1]?.body)).company).toBeNull()
  })

  it.each([
    ['unavailable', 503, form.failures.notSent],
    ['too_many_requests', 429, form.failures.tooMany],
    ['car_taken', 409, form.failures.taken],
    ['invalid_dates', 400, form.failures.dates],
    ['consent_required', 400, form.failures.documentsChanged],
  ])('keeps everything beside the phone on %s, and can be sent again', async (code, status, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    door.mockResolvedValueOnce(Response.json({ status: 'error', error: { code } }, { status }))
    const { user } = show()
    await fill(user)
    await send(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    expect(alert.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+7/)
    expect(field(form.last_name)).toHaveProperty('value', 'Маякова')
    await send(user)
    expect(await screen.findByText('Заявка № 184187 отправлена')).toBeTruthy()
  })

  it('keeps what was typed over a reload, but no consent', async () => {
    const { user, unmount } = show()
    await fill(user)
    unmount()
    show()
    await waitFor(() => expect(field(form.last_name)).toHaveProperty('value', 'Маякова'))
    expect(screen.getByLabelText(form.startDate)).toHaveProperty('value', '2027-01-20')
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
  })
})
