import type { Car } from './car'

/** Years of the plates of a model: `2021` or `2019–2022`. */
export function yearsOf({ years }: Pick<Car, 'years'>): string {
  return years.from === years.to ? String(years.to) : `${years.from}–${years.to}`
}
