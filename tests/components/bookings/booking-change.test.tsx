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
import type { Booking } from '@/provider/contract/bookings'
import { atBranch } from '@/tests/setup/sample-driver'
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

  it.each<[name: string, sums: { paidKop?: number; keptKop: number }, label: string, isNoted: boolean]>([
    ['before it ends, the act names the sum', { keptKop: 0 }, 'Изменить бронь, −1 300 ₽', false],
    ['after its end, what stays with the booking is told', { keptKop: 1_316_700 }, 'Изменить бронь', true],
    [
      'to a booking of which little is paid, nothing is said',
      { paidKop: 500_000, keptKop: 500_000 },
      'Изменить бронь, −1 300 ₽',
      false,
    ],
  ])('tells of free cancellation: %s', (_, sums, label, isNoted) => {
    const { paidKop = 1_316_700, keptKop } = sums
    show({ differenceKop: -130_000, paid: { paidKop, cancellation: { ...booking.cancellation, keptKop } } })
    expect(screen.getAllByRole('button').map(({ textContent }) => plain(textContent))).toContain(label)
    const note = screen.queryByText((text) => plain(text)?.includes('1 300 ₽ из оплаченного не вернём') ?? false)
    expect(note !== null).toBe(isNoted)
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

type Shown = { differenceKop?: number; fields?: { birthDate?: string }; paid?: Partial<Booking> }

function show({ differenceKop = 0, fields = {}, paid = {} }: Shown): void {
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
        <ChangeProvider booking={{ ...booking, ...paid }} names={{}}>
          <ChangeConfirm
            doors={undefined}
            offersChineseClerk
            booked={holdRequest.rental}
            checks={{
              limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
              pickupDate: '2026-12-05',
              dropoffDate: '2026-12-12',
              hasMiddleNameField: true,
              ...atBranch,
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
