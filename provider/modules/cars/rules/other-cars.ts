import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'

type Candidate = { model: { classId: CarClassId }; price: { totalKop: number } | null }

/** The rental to which others are compared: its class, if one was named, and its price. */
type ReferenceRental = { classId: CarClassId | undefined; totalKop: number }

/**
 * Orders alternatives: of the reference class, then of the others, each by nearness of the price; scooters last.
 *
 * @param kopOf their price: by default that of the dates
 */
export function byNearness<Car extends Candidate>(
  cars: readonly Car[],
  reference: ReferenceRental,
  kopOf: (car: Car) => number = ({ price }) => price?.totalKop ?? 0,
): Car[] {
  const distance = (car: Car) => Math.abs(kopOf(car) - reference.totalKop)
  return cars.toSorted(
    (a, b) => rankOf(a.model.classId, reference) - rankOf(b.model.classId, reference) || distance(a) - distance(b),
  )
}

/** Orders the first car of every class before the second of any. */
export function interleaveClasses<Car extends Candidate>(cars: readonly Car[]): Car[] {
  const isFirst = ({ model }: Car, index: number) =>
    cars.findIndex((other) => other.model.classId === model.classId) === index
  return [...cars.filter(isFirst), ...cars.filter((car, index) => !isFirst(car, index))]
}

/** Returns the median; 0 for an empty list. */
export function medianKop(totals: readonly number[]): number {
  const sorted = totals.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [below = 0, above = below] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return Math.round((below + above) / 2)
}

function rankOf(classId: CarClassId, reference: ReferenceRental): number {
  if (classId === reference.classId) return 0
  return classId === 'scooters' ? 2 : 1
}
