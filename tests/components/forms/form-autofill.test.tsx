import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { GuestForm } from '@/components/auth/guest-form'
import { DriverForm } from '@/components/bookings/driver/driver-form'
import type { GuestScreen } from '@/lib/auth/guest-rules'
import auth from '@/messages/ru/auth.json'
import bookings from '@/messages/ru/bookings.json'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { holdRequest } from '../../setup/sample-booking'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({}),
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useSearchParams: () => new URLSearchParams(),
}))

const show = (form: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="ru" messages={{ auth, bookings }} timeZone="Asia/Vladivostok">
      {form}
    </NextIntlClientProvider>,
  )

/** What a browser fills in, in the order of the form. */
const filledIn = () =>
  [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete).filter((token) => token !== '')

it('lets the browser fill in the driver, and keeps the second one apart', () => {
  const options = { ...holdRequest.rental.options, extras: [{ code: EXTRA_DRIVER, quantity: 1 }] }
  show(
    <DriverForm
      hasFlight
      documents={{}}
      alternatives={null}
      barSummary={null}
      callUs={null}
      checks={{
        limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
        pickupDate: '2026-12-05',
        dropoffDate: '2026-12-12',
        hasMiddleNameField: true,
        nightFeeOnDelay: false,
      }}
      phoneText="+7 423 200 0000"
      quoteToken="token"
      request={{ ...holdRequest.rental, options }}
      slug="honda-fit"
      versions={{ privacy_policy: '2026-11-01', personal_data_agreement: '2026-11-01' }}
    />,
  )
  const person = ['family-name', 'given-name', 'additional-name', 'bday-day', 'bday-month', 'bday-year']
  // No browser knows since when somebody has a licence.
  const licence = ['off', 'off', 'off']
  expect(filledIn()).toEqual([
    ...person,
    ...licence,
    'tel',
    'email',
    'off',
    ...person.map((token) => `section-driver2 ${token}`),
    ...licence,
    'section-driver2 tel',
  ])
  const email = screen.getByLabelText(bookings.form.email)
  expect([email.getAttribute('type'), email.inputMode]).toEqual(['email', 'email'])
  for (const phone of screen.getAllByLabelText(bookings.form.phone)) expect(phone.getAttribute('type')).toBe('tel')
  expect(document.querySelector('input[type="number"]')).toBeNull()
})

it.each<[GuestScreen, string[]]>([
  ['login', ['tel', 'current-password']],
  ['registration', ['tel']],
  ['renew', ['tel']],
])('tells a password manager what %s begins with; the second step: guest-forms.test.tsx', (of, tokens) => {
  show(<GuestForm consents="" phone="+74232000000" screen={of} />)
  expect(filledIn()).toEqual(tokens)
})
