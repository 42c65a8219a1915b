import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DriverForm } from '@/components/bookings/driver/driver-form'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { EMPTY_FORM } from '@/lib/bookings/form-fields'
import type { Traveller } from '@/lib/bookings/traveller-fields'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Locale } from '@/lib/i18n/routing'
import { useSession } from '@/lib/store/store'
import ru from '@/messages/ru/bookings.json'
import zh from '@/messages/zh-CN/bookings.json'
import { ARRIVALS } from '@/provider/contract/rules/bookings/meeting'
import { holdRequest } from '@/tests/setup/sample-booking'
import { atBranch, driverFields } from '@/tests/setup/sample-driver'

const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn() }
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => router, Link: 'a' }))

const HOTEL = { id: 54, needsAddress: true }
const HELD = { number: '1234567', status: 'held', holdUntil: '2099-01-01T00:00:00.000Z' }

let door: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ booking: null })
  router.push.mockReset()
  door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: HELD }, { status: 201 }))
  vi.stubGlobal('fetch', door)
})

type Shown = { locale?: Locale; offersChineseClerk?: boolean; people?: Traveller[] }

function show(checks: Partial<DriverChecks>, { locale = 'ru', offersChineseClerk = true, people }: Shown = {}) {
  const { unmount } = render(
    <NextIntlClientProvider
      locale={locale}
      messages={{ bookings: locale === 'ru' ? ru : zh }}
      timeZone={STATION_TIME_ZONE}
    >
      <DriverForm
        alternatives={false}
        barSummary={null}
        callUs={null}
        checks={{
          limits: { minAge: 18, maxAge: 75, minExperienceYears: 0 },
          ...{ pickupDate: '2026-12-05', dropoffDate: '2026-12-12', hasMiddleNameField: false },
          ...atBranch,
          ...checks,
        }}
        documents={{ RU: 'Паспорт и права', CN: '护照和驾照' }}
        offersChineseClerk={offersChineseClerk}
        people={people ?? []}
        phoneText="+7 423 200 0000"
        quoteToken="token"
        request={holdRequest.rental}
        slug="honda-fit"
        versions={{ privacy_policy: '2026-11-01', driver_data_agreement: '2026-11-01' }}
      />
    </NextIntlClientProvider>,
  )
  return unmount
}

const submit = (text: string) => screen.getAllByRole('button', { name: text })[0] as HTMLElement

describe('what the places of a rental ask for', { timeout: 30_000 }, () => {
  it('is nothing at the branch, and the number of what people come by elsewhere', () => {
    show({})()
    for (const arrival of ARRIVALS) {
      const unmount = show({ arrival })
      const labels = ARRIVALS.filter((one) => screen.queryByLabelText(ru.form.arrival[one]))
      expect(labels).toEqual([arrival])
      unmount()
    }
    show({})
    expect(ARRIVALS.filter((one) => screen.queryByLabelText(ru.form.arrival[one]))).toEqual([])
    expect(screen.queryByLabelText(ru.form.pickupAddress)).toBeNull()
  })

  it('are the addresses that they need, which go along with note and tick', async () => {
    const fields = { ...driverFields, extraDrivers: [], note: '', chineseClerk: true }
    const { privacyPolicy, personalData, ...draft } = fields
    useSession.getState().saveFields(draft)
    show({ pickupPlace: HOTEL, dropoffPlace: { ...HOTEL, id: 57 } })
    const user = userEvent.setup({ delay: null })
    await screen.findByRole('combobox', { name: 'Страна номера телефона' }, { timeout: 10_000 })
    for (const box of [/политикой/, /персональных/]) await user.click(screen.getByRole('checkbox', { name: box }))
    await user.click(submit(ru.form.next))
    const summary = await screen.findByRole('alert')
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ru.errors.pickupAddressEmpty,
      ru.errors.dropoffAddressEmpty,
    ])
    expect(door).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText(ru.form.pickupAddress), { target: { value: ' Маяк ' } })
    fireEvent.change(screen.getByLabelText(ru.form.dropoffAddress), { target: { value: 'Примерная, 5' } })
    fireEvent.change(screen.getByLabelText(ru.form.note), { target: { value: 'С коляской' } })
    await user.click(submit(ru.form.next))
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(JSON.parse(String(door.mock.calls[0]?.[1]?.body)).meeting).toEqual({
      ...{ pickupAddress: 'Маяк', dropoffAddress: 'Примерная, 5', note: 'С коляской' },
      chineseClerk: true,
    })
  })

  it('come with a tick for a clerk on the Chinese pages, where the branch offers one', () => {
    const tick = () => screen.queryByRole('checkbox', { name: new RegExp(zh.form.clerk) })
    const unmount = show({}, { locale: 'zh-CN' })
    expect(tick()).not.toBeNull()
    unmount()
    const without = show({}, { locale: 'zh-CN', offersChineseClerk: false })
    expect(tick()).toBeNull()
    without()
    show({})
    expect(screen.queryByRole('checkbox', { name: new RegExp(ru.form.clerk) })).toBeNull()
  })

  it('are no licence and no date of it for a scooter', () => {
    show({ needsLicence: false })
    expect(screen.queryByRole('group', { name: ru.form.licenceSince })).toBeNull()
    expect(screen.getByText(ru.form.papersPassport, { exact: false })).toBeTruthy()
    expect(screen.queryByText(/Паспорт и права/)).toBeNull()
  })
})

describe('somebody of the account whose name is in Chinese signs', { timeout: 30_000 }, () => {
  it('has to type it as in the passport, is told so, and keeps the rest', async () => {
    const li: Traveller = {
      ...{ driverId: null, last_name: '李', first_name: '示例', middle_name: null, phone: '+8613800138000' },
      ...{ email: 'li@clients.example', birthDate: '1990-01-01', licenceSince: '2012-01-01', citizenship: 'CN' },
      verification: null,
    }
    show({}, { people: [li] })
    expect(await screen.findByText(ru.people.otherScript)).toBeTruthy()
    const surname = screen.getByLabelText<HTMLInputElement>(ru.form.lastName)
    expect(surname.value).toBe(EMPTY_FORM.last_name)
    expect(screen.getByLabelText<HTMLInputElement>(ru.form.email).value).toBe('li@clients.example')
  })
})

it.each([
  { onDelay: false, told: 'Ночную доплату из-за задержки не возьмём' },
  { onDelay: true, told: 'после 20:00, прибавится ночная доплата 1 000 ₽' },
])('whether a late flight costs the night fee is told where its number is asked: $onDelay', ({ told, ...rule }) => {
  show({ arrival: 'flight', night: { from: '20:00', feeKop: 100_000, ...rule } })
  const field = screen.getByRole('textbox', { name: ru.form.arrival.flight })
  const hint = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(hint?.textContent?.replace(/\s/g, ' ')).toContain(told)
})
