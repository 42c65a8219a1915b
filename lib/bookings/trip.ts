import type { Car } from '@/lib/cars/car'
import type { Rental } from '@/lib/search/rental'
import type { Booking } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'

/** Code of the branch among the places. */
export const BRANCH_CODE = 'office'

/** Who, when and where, for the summary and the rows of every booking screen. */
export type Trip = {
  car: Pick<Car, 'slug' | 'name' | 'body' | 'colours' | 'photos'>
  pickup: Date
  dropoff: Date
  pickupPlace: Place
  dropoffPlace: Place
}

/** @throws {RangeError} when a place of the rental is not among the places: the search has checked them before. */
export function chosenTrip(car: Trip['car'], rental: Rental, places: Place[]): Trip {
  const find = (id: number) => {
    const place = places.find((one) => one.id === id)
    if (!place) throw new RangeError(`no place ${id}`)
    return place
  }
  const { pickup, dropoff } = rental
  return { car, pickup, dropoff, pickupPlace: find(rental.placeId), dropoffPlace: find(rental.dropoffPlaceId) }
}

export function bookedTrip({ car, pickupAt, dropoffAt, pickupPlace, dropoffPlace }: Booking): Trip {
  const { naimenovanie, body, colours } = car.car_data
  return {
    car: { slug: car.slug, name: naimenovanie, body, colours, photos: car.photos.slice(0, 1) },
    pickup: new Date(pickupAt),
    dropoff: new Date(dropoffAt),
    pickupPlace,
    dropoffPlace,
  }
}

export function tripRental({ pickup, dropoff, pickupPlace, dropoffPlace }: Trip): Rental {
  return { pickup, dropoff, placeId: pickupPlace.id, dropoffPlaceId: dropoffPlace.id }
}
