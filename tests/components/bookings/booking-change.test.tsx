import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { ChangeConfirm } from '@/components/bookings/change/change-confirm'
import { LiveQuoteProvider } from '@/components/quotes/live-quote'
import { bookedFields } from '@/lib/bookings/form-fields'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { NOTHING_CHOSEN } from '@/lib/options/choice'
import bookings from '@/messages/ru/bookings.json'
import { booking, holdRequest } from '../../setup/sample-booking'
import { quote } from '../../setup/sample-provider'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({}), Link: () => null }))

describe('the price of a change', () => {
  it.each([
    [250_000, /^Доплата 2\s500\s₽$/],
    [-130_000, /^Дешевле на 1\s300\s₽$/],
    [0, /^Цена та же$/],
  ])('is the difference that the branch answers: %i kopecks', (differenceKop, text) => {
    show({ differenceKop })
    expect(within(screen.getByRole('region', { name: bookings.change.price })).getByText(text)).toBeTruthy()
  })
})

it('judges no field that a change does not show: the branch has accepted the driver', async () => {
  const user = userEvent.setup({ delay: null })
  show({ fields: { birthDate: '1930-01-01' } })
  // One in the form, one in the bar.
  const [button] = screen.getAllByRole('button', { name: bookings.change.confirm })
  if (button) await user.click(button)
  expect(await screen.findByText(bookings.change.unchanged)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

function show({ differenceKop = 0, fields = {} }: { differenceKop?: number; fields?: { birthDate?: string } }): void {
  render(
    <NextIntlClientProvider locale="ru" messages={{ bookings }} timeZone={STATION_TIME_ZONE}>
      <LiveQuoteProvider
        choice={NOTHING_CHOSEN}
        number={booking.number}
        quote={{ ...quote, differenceKop }}
        request={holdRequest.rental}
      >
        <ChangeConfirm
          bar={null}
          doors={undefined}
          booked={holdRequest.rental}
          checks={{
            limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
            pickupDate: '2026-12-05',
            dropoffDate: '2026-12-12',
            hasMiddleNameField: true,
          }}
          fields={{ ...bookedFields(booking), ...fields }}
          href="/status/success/"
          isHeld={false}
          noScript={null}
          number={booking.number}
          oldTotalKop={booking.price.totalKop}
          phoneText="+7 423 200 0000"
        />
      </LiveQuoteProvider>
    </NextIntlClientProvider>,
  )
}
