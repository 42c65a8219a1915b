import { expect, it } from 'vitest'
import { bookedTrip } from '@/lib/bookings/trip'
import { booking } from '../../setup/sample-booking'

it.each([
  ['confirmed', 'чёрный', ['чёрный'], 'black'],
  ['active', 'белый', ['белый'], undefined],
  ['completed', 'белый', ['белый'], undefined],
] as const)('%s is drawn in %s: as wished, from the hand-over on as its plate', (status, cvet, colours, colour) => {
  const car = { ...booking.car, car_data: { ...booking.car.car_data, colours: ['синий', 'белый', 'чёрный'] } }
  const wished = { ...booking, car, status, colour: 'black' as const, cvet: status === 'confirmed' ? null : cvet }
  const trip = bookedTrip(wished)
  expect([trip.car.colours, trip.colour]).toEqual([colours, colour])
})
