import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { TravellerChoice } from '@/components/bookings/driver/traveller-choice'
import { DepositTracker } from '@/components/history/deposit-tracker'
import { Timeline } from '@/components/history/timeline'
import { OfferNote } from '@/components/offers/offer-note'
import { OfferTerms } from '@/components/offers/offer-terms'
import { VoucherLinks } from '@/components/vouchers/voucher-links'
import type { DriverChecks, DriverFields } from '@/lib/bookings/driver-rules'
import { EMPTY_FORM } from '@/lib/bookings/form-fields'
import type { Traveller } from '@/lib/bookings/traveller-fields'
import account from '@/messages/ru/account.json'
import bookings from '@/messages/ru/bookings.json'
import history from '@/messages/ru/history.json'
import offers from '@/messages/ru/offers.json'
import type { Deposit } from '@/provider/contract/deposits'
import { booking } from '@/tests/setup/sample-booking'
import { atBranch } from '@/tests/setup/sample-driver'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
}))

function show(view: ReactNode): void {
  render(
    <NextIntlClientProvider locale="ru" messages={{ bookings, account, history, offers }} timeZone="Asia/Vladivostok">
      {view}
    </NextIntlClientProvider>,
  )
}

const CHECKS: DriverChecks = {
  limits: { minAge: 21, maxAge: 75, minExperienceYears: 2 },
  pickupDate: '2026-12-05',
  dropoffDate: '2026-12-12',
  hasMiddleNameField: true,
  ...atBranch,
}
const SELF: Traveller = {
  driverId: null,
  last_name: 'Маякова',
  first_name: 'Мария',
  middle_name: 'Примеровна',
  phone: '+79990000001',
  email: 'client1@clients.example',
  birthDate: '1988-06-15',
  licenceSince: '2020-06-15',
  citizenship: 'RU',
  verification: null,
}
const NOVICE: Traveller = {
  ...SELF,
  driverId: 41,
  last_name: 'Новиков',
  phone: '+79990000101',
  licenceSince: '2025-12-10',
  verification: 'verified',
}

function Choice({ keep }: { keep: () => void }) {
  const [taken, setTaken] = useState<DriverFields>({ ...EMPTY_FORM, email: 'kept@clients.example' })
  function take(fields: DriverFields) {
    setTaken(fields)
    keep()
  }
  return (
    <>
      <TravellerChoice
        checks={CHECKS}
        explain={(fault) => fault}
        fields={taken}
        onChoose={take}
        people={[SELF, NOVICE]}
      />
      <output>{JSON.stringify(taken)}</output>
    </>
  )
}

it('takes over whom the client chooses, keeps the e-mail for the voucher, and says who is not fit for this car', async () => {
  const keep = vi.fn()
  show(<Choice keep={keep} />)
  const user = userEvent.setup({ delay: null })
  const fields = () => JSON.parse(screen.getByRole('status').textContent ?? '')
  expect(screen.getByText('experienceTooShort')).toBeTruthy()
  expect(screen.getAllByText(bookings.people.unfit)).toHaveLength(1)

  await user.click(screen.getByRole('radio', { name: /Маякова/ }))
  expect(fields()).toMatchObject({ last_name: 'Маякова', birthDate: '1988-06-15', email: 'kept@clients.example' })
  await user.click(screen.getByRole('radio', { name: bookings.people.other }))
  expect(fields()).toMatchObject({ last_name: '', phone: '', email: 'kept@clients.example' })
  expect(keep).toHaveBeenCalledTimes(2)
})

it('says of an offer that does nothing why, with the facts of its reason', () => {
  const facts = { name: 'Выходные', car: 'Haval Dargo', minDays: 2, validFrom: '2026-11-15', validTo: '2026-12-20' }
  show(<OfferNote offer={{ id: 1, state: 'offer_not_for_dates', percent: 0, ...facts }} />)
  expect(screen.getByRole('alert').textContent).toMatch(/«Выходные».*15 ноября 2026.*20 декабря 2026/)
})

it('says nothing of an offer that counts', () => {
  const facts = { name: 'Выходные', car: '', minDays: null, validFrom: null, validTo: null }
  show(<OfferNote offer={{ id: 1, state: 'accepted', percent: 5, ...facts }} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

const NOW = new Date('2026-11-20T00:00:00Z')
const OVERDUE: Deposit = {
  state: 'overdue',
  amountKop: 1_000_000,
  holdAt: '2026-10-01T02:00:00.000Z',
  releaseBy: '2026-11-06T02:00:00.000Z',
  releasedAt: null,
  keptKop: 0,
  cards: [],
  maxCards: 2,
  acceptsCash: true,
  releaseDays: 30,
}

it('leads to the branch when a deposit should have come back, and only then', () => {
  show(<DepositTracker deposit={OVERDUE} dropoffAt="2026-11-08T02:00:00.000Z" now={NOW} />)
  expect(screen.getByText(/6 ноября 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: history.deposit.ask }).getAttribute('href')).toBe('/contacts/')
  show(<DepositTracker deposit={{ ...OVERDUE, state: 'releasing' }} dropoffAt="2026-11-08T02:00:00.000Z" now={NOW} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('tells beside the dates what an offer gives, and for which pick-ups', () => {
  const offer = {
    id: 2,
    naimenovanie: 'Минивэн на каникулы',
    PriceDiscount: 6318,
    cvet: 'серый',
    features_options: [],
    cd: { naimenovanie: 'Toyota Voxy', slug: 'toyota-voxy', body: 'van' },
    discountPercent: 5,
    validFrom: '2026-12-29',
    validTo: '2027-01-11',
    minDays: 3,
    conditions: '',
    state: 'active' as const,
    booking: null,
  }
  show(<OfferTerms offer={offer} />)
  const told = screen.getByText(/Минивэн/).textContent?.replaceAll(/\s/gu, ' ')
  expect(told).toBe(
    'Предложение «Минивэн на каникулы»: −5 %. Получение с 29 декабря 2026 г. по 11 января 2027 г., от 3 суток.',
  )
})

it.each([
  ['planned', 'Разблокируем залог'],
  ['overdue', 'Срок разблокировки залога прошёл'],
] as const)(
  'says of a deposit that is %s what will be or should have been, and miles that come as to come',
  (state, text) => {
    const [holdAt, releaseBy] = [booking.pickupAt, '2027-01-11T02:00:00.000Z']
    const deposit: Deposit = { ...OVERDUE, state, amountKop: 500_000, holdAt, releaseBy }
    const parts = { miles: 429, distanceKm: null, documents: [], fines: [], damages: [] }
    const detail = { booking, deposit, ...parts }
    show(<Timeline detail={detail} />)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('Начислим 429 миль')).toBeTruthy()
  },
)

it.each([
  ['confirmed', ['voucher', 'calendar']],
  ['active', ['voucher']],
  ['completed', ['voucher']],
  ['held', []],
  ['cancelled_client', []],
] as const)('gives of a booking that is %s the files that it has, in the language of the page', (status, papers) => {
  show(<VoucherLinks booking={{ ...booking, status }} />)
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const href = (paper: string) => `/api/bookings/${booking.number}/${paper}/?lang=ru`
  expect(links).toEqual(papers.map((paper) => [bookings.papers[paper], href(paper)]))
})

it('makes in WeChat a form of the voucher: the address that it leads to is in no page', () => {
  show(<VoucherLinks booking={{ ...booking, status: 'active' }} isInWeChat />)
  const button = screen.getByRole('button', { name: bookings.papers.voucher })
  expect(button.closest('form')?.outerHTML).toMatch(
    new RegExp(`action="/api/bookings/${booking.number}/voucher/key/\\?lang=ru"[^>]* method="post"`),
  )
  expect(screen.getByText(/Ссылка работает 10\s?минут/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
