import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { ColourRow } from '@/components/bookings/trip/colour-row'
import { bookedTrip } from '@/lib/bookings/trip'
import bookings from '@/messages/ru/bookings.json'
import cars from '@/messages/ru/cars.json'
import type { Booking } from '@/provider/contract/bookings'
import { booking } from '@/tests/setup/sample-booking'

function show(held: Booking): string | null {
  cleanup()
  const { container } = render(
    <NextIntlClientProvider locale="ru" messages={{ bookings, cars }} timeZone="Asia/Vladivostok">
      <dl>
        <ColourRow colour={bookedTrip(held).colour} />
      </dl>
    </NextIntlClientProvider>,
  )
  return container.textContent
}

describe('the wished colour of a booking', () => {
  it('is named, and said to be a wish', () => {
    expect(show({ ...booking, colour: 'black' })).toContain(`чёрный${bookings.trip.colourNote}`)
    expect(screen.getByRole('term').textContent).toBe(cars.label.colour)
    expect(bookedTrip({ ...booking, colour: 'black' }).car.colours).toEqual(['чёрный'])
  })

  it('is gone where none was wished, and once a car has been handed over', () => {
    for (const held of [
      booking,
      { ...booking, colour: null },
      { ...booking, colour: 'black', status: 'active' } as const,
    ])
      expect(show(held)).toBe('')
    expect(bookedTrip({ ...booking, colour: 'black', status: 'completed' }).car.colours).toEqual(
      booking.car.car_data.colours,
    )
  })
})
