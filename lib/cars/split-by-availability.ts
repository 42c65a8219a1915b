import type { Car } from './car'

/** Cars that can be booked, then the rest; the order inside each part stays. */
export function splitByAvailability(cars: Car[]): { free: Car[]; taken: Car[] } {
  return { free: cars.filter((car) => car.available), taken: cars.filter((car) => !car.available) }
}
