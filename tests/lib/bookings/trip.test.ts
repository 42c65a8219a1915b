import { expect, it } from 'vitest'
import { bookedTrip } from '@/lib/bookings/trip'
import { booking } from '../../setup/sample-booking'

it.each([
  ['as wished until the hand-over', 'confirmed', 'black', ['чёрный']],
  ['as its plate from the hand-over on', 'active', 'black', ['белый']],
  ['as the plate that is set aside without a wish', 'confirmed', null, ['белый']],
] as const)('a booking is drawn %s', (_, status, colour, colours) => {
  const car = { ...booking.car, car_data: { ...booking.car.car_data, colours: ['синий', 'белый', 'чёрный'] } }
  expect(bookedTrip({ ...booking, car, status, colour, cvet: 'белый' }).car.colours).toEqual(colours)
})
