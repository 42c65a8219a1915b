import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { TripRows } from '@/components/bookings/trip/trip-rows'
import { bookedTrip } from '@/lib/bookings/trip'
import bookings from '@/messages/ru/bookings.json'
import { booking } from '@/tests/setup/sample-booking'

describe('the rows of a trip', () => {
  it('say at the return what is meant for the return, never how the car was to be fetched', () => {
    render(
      <NextIntlClientProvider locale="ru" messages={{ bookings }} timeZone="Asia/Vladivostok">
        <dl>
          <TripRows branchAddress="ул. Примерная, 1" trip={bookedTrip(booking)} />
        </dl>
      </NextIntlClientProvider>,
    )
    const [pickup, dropoff] = [bookings.trip.pickup, bookings.trip.dropoff].map(
      (term) => screen.getByText(term).parentElement?.textContent,
    )
    expect(pickup).toContain('Встретим у выхода')
    expect(pickup).not.toContain('Примем у входа')
    expect(dropoff).toContain('Примем у входа')
    expect(dropoff).not.toContain('Встретим у выхода')
  })
})
