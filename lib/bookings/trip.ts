import type { Car } from '@/lib/cars/car'
import { inColour } from '@/lib/cars/paint'
import type { Rental } from '@/lib/search/rental'
import type { Booking } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import type { Colour } from '@/provider/contract/rules/cars/paints'

/** Code of the branch among the places. */
export const BRANCH_CODE = 'office'

/** Who, when and where, for the summary and the rows of every booking screen. */
export type Trip = {
  car: Pick<Car, 'slug' | 'name' | 'body' | 'colours' | 'photos'>
  pickup: Date
  dropoff: Date
  pickupPlace: Place
  dropoffPlace: Place
  /** A wish, in which the car is drawn; undefined: none, or a car has been handed over. */
  colour: Colour | undefined
}

/** @throws {RangeError} when a place of the rental is not among the places: the search has checked them before. */
export function chosenTrip(car: Trip['car'], rental: Rental, places: Place[], colour?: Colour): Trip {
  const find = (id: number) => {
    const place = places.find((one) => one.id === id)
    if (!place) throw new RangeError(`no place ${id}`)
    return place
  }
  const { pickup, dropoff } = rental
  return {
    ...{ car: inColour(car, colour), pickup, dropoff, colour },
    ...{ pickupPlace: find(rental.placeId), dropoffPlace: find(rental.dropoffPlaceId) },
  }
}

export function bookedTrip(booking: Booking): Trip {
  const { car, pickupAt, dropoffAt, pickupPlace, dropoffPlace, status } = booking
  const { naimenovanie, body } = car.car_data
  const isHandedOver = status === 'active' || status === 'completed'
  const colour = isHandedOver ? undefined : (booking.colour ?? undefined)
  const colours = booking.cvet ? [booking.cvet] : car.car_data.colours
  const photos = car.photos.slice(0, 1)
  return {
    car: inColour({ slug: car.slug, name: naimenovanie, body, colours, photos }, colour),
    pickup: new Date(pickupAt),
    dropoff: new Date(dropoffAt),
    pickupPlace,
    dropoffPlace,
    colour,
  }
}

/** The booking's car, drawn as the booking draws it, with the dates and places that are chosen anew. */
export function changedTrip(booking: Booking, rental: Rental, places: Place[]): Trip {
  const { car, colour } = bookedTrip(booking)
  return { ...chosenTrip(car, rental, places), colour }
}

export function tripRental({ pickup, dropoff, pickupPlace, dropoffPlace }: Trip): Rental {
  return { pickup, dropoff, placeId: pickupPlace.id, dropoffPlaceId: dropoffPlace.id }
}
