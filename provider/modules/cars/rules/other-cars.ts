import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'

type Candidate = { model: { classId: CarClassId }; price: { totalKop: number } | null }

/** What was asked for and cannot be had: its class, if one was named, and what it costs for the dates. */
export type Wanted = { classId: CarClassId | undefined; totalKop: number }

/** Cars to take instead: of the class wanted, then of the others, each by nearness of the total; scooters last. */
export function byNearness<Car extends Candidate>(cars: readonly Car[], wanted: Wanted): Car[] {
  const distance = ({ price }: Car) => Math.abs((price?.totalKop ?? 0) - wanted.totalKop)
  return cars.toSorted(
    (a, b) => rankOf(a.model.classId, wanted) - rankOf(b.model.classId, wanted) || distance(a) - distance(b),
  )
}

/** The first car of every class before the second of any. */
export function classesInTurn<Car extends Candidate>(cars: readonly Car[]): Car[] {
  const isFirst = ({ model }: Car, index: number) =>
    cars.findIndex((other) => other.model.classId === model.classId) === index
  return [...cars.filter(isFirst), ...cars.filter((car, index) => !isFirst(car, index))]
}

/** The middle of these totals; of an even number, what is half-way between the two in the middle; 0 of none. */
export function medianKop(totals: readonly number[]): number {
  const sorted = totals.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [below = 0, above = below] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return Math.round((below + above) / 2)
}

function rankOf(classId: CarClassId, wanted: Wanted): number {
  if (classId === wanted.classId) return 0
  return classId === 'scooters' ? 2 : 1
}
