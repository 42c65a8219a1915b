import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { ChangeConfirm } from '@/components/bookings/change/change-confirm'
import { ChangeProvider } from '@/components/bookings/change/change-context'
import { LiveQuoteProvider } from '@/components/quotes/live-quote'
import { bookedFields } from '@/lib/bookings/form-fields'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { NOTHING_CHOSEN } from '@/lib/options/choice'
import bookings from '@/messages/ru/bookings.json'
import quotes from '@/messages/ru/quotes.json'
import { booking, holdRequest } from '../../setup/sample-booking'
import { quote } from '../../setup/sample-provider'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({}), Link: () => null }))

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')

describe('the price of a change', () => {
  it.each([
    [250_000, 'Изменить бронь, +2 500 ₽'],
    [-130_000, 'Изменить бронь, −1 300 ₽'],
    [0, 'Изменить бронь'],
  ])('stands in the act: %i kopecks', (differenceKop, label) => {
    show({ differenceKop })
    expect(screen.getAllByRole('button').map(({ textContent }) => plain(textContent))).toContain(label)
  })

  it('is told line by line, before and after', () => {
    show({ differenceKop: 250_000 })
    const table = within(screen.getByRole('region', { name: bookings.change.price }))
    const total = within(table.getByRole('row', { name: /^Итого/ })).getAllByRole('cell')
    expect(total.map(({ textContent }) => plain(textContent))).toEqual(['13 167 ₽', '15 667 ₽'])
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
    <NextIntlClientProvider locale="ru" messages={{ bookings, quotes }} timeZone={STATION_TIME_ZONE}>
      <LiveQuoteProvider
        choice={NOTHING_CHOSEN}
        number={booking.number}
        quote={{
          ...quote,
          differenceKop,
          price: { ...quote.price, totalKop: booking.price.totalKop + differenceKop },
        }}
        request={holdRequest.rental}
      >
        <ChangeProvider bookedPrice={booking.price} names={{}}>
          <ChangeConfirm
            doors={undefined}
            booked={holdRequest.rental}
            checks={{
              limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
              pickupDate: '2026-12-05',
              dropoffDate: '2026-12-12',
              hasMiddleNameField: true,
              nightFeeOnDelay: false,
            }}
            fields={{ ...bookedFields(booking), ...fields }}
            href="/status/success/"
            isHeld={false}
            noScript={null}
            number={booking.number}
            phoneText="+7 423 200 0000"
          />
        </ChangeProvider>
      </LiveQuoteProvider>
    </NextIntlClientProvider>,
  )
}
