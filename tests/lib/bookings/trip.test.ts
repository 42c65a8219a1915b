import { expect, it } from 'vitest'
import { bookedTrip, changedTrip, tripRental } from '@/lib/bookings/trip'
import { booking } from '../../setup/sample-booking'

it.each([
  ['as wished until the hand-over', 'confirmed', 'black', ['чёрный']],
  ['as its plate from the hand-over on', 'active', 'black', ['белый']],
  ['as the plate that is set aside without a wish', 'confirmed', null, ['белый']],
] as const)('a booking is drawn %s', (_, status, colour, colours) => {
  const car = { ...booking.car, car_data: { ...booking.car.car_data, colours: ['синий', 'белый', 'чёрный'] } }
  expect(bookedTrip({ ...booking, car, status, colour, cvet: 'белый' }).car.colours).toEqual(colours)
})

it('a change shows the car that its booking shows', () => {
  const car = { ...booking.car, car_data: { ...booking.car.car_data, colours: ['синий', 'белый', 'чёрный'] } }
  for (const colour of ['black', null] as const) {
    const one = { ...booking, car, colour, cvet: 'белый', status: 'confirmed' as const }
    const booked = bookedTrip(one)
    const rental = { ...tripRental(booked), dropoff: new Date(booked.dropoff.getTime() + 86_400_000) }
    const changed = changedTrip(one, rental, [booked.pickupPlace, booked.dropoffPlace])
    expect(changed).toEqual({ ...booked, dropoff: rental.dropoff })
  }
})
