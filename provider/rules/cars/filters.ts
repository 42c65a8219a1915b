import type { CarsQuery } from '@/provider/contract/cars'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import {
  CASH,
  FACETS,
  type FacetName,
  HIGH_CLEARANCE_MM,
  NO_DEPOSIT,
  SEAT_GROUPS,
  WINTER_FACTS,
} from '@/provider/contract/rules/cars/car-filters'
import type { ModelAttributes } from '@/provider/rules/settings/station-settings'

export type FilteredModel = {
  slug: string
  classId: CarClassId
  depositKop: number
  minAge: number | null
  attributes: ModelAttributes
}

export type Filters = Partial<Record<FacetName, readonly string[] | undefined>> & {
  classId: CarClassId | undefined
  driverAge: number | undefined
}

/** Returns the filters of a search. @param classId undefined: every class */
export function filtersOf(query: CarsQuery, classId: CarClassId | undefined): Filters {
  const { fuel, gearbox, drive, seats, steering, winter, noDeposit, cash, driverAge } = query
  return {
    ...{ fuel, gearbox, drive, seats, steering, winter, classId, driverAge },
    noDeposit: noDeposit === undefined ? undefined : [noDeposit],
    cash: cash === undefined ? undefined : [cash],
  }
}

export type FilterLimits = { cargoModel: string; maxDriverAge: number; hasCashDeposit: boolean }

/**
 * Returns whether the filters leave a model: of several values of one filter any may fit, every filter must.
 *
 * @param except a filter that is not applied, to count what each of its own values would leave
 */
export function passes(
  model: FilteredModel,
  filters: Filters,
  limits: FilterLimits,
  except?: FacetName | 'class',
): boolean {
  if (except !== 'class' && !isOfClass(model, filters.classId, limits)) return false
  if (!mayDrive(model, filters.driverAge, limits)) return false
  return FACETS.every((facet) => {
    const wanted = facet === except ? undefined : filters[facet]
    return wanted === undefined || valuesOf(model, facet, limits).some((value) => wanted.includes(value))
  })
}

/** Returns the values of a model for one filter. What is asked of a deposit depends on the branch. */
export function valuesOf(model: FilteredModel, facet: FacetName, { hasCashDeposit }: FilterLimits): readonly string[] {
  return facet === 'cash' && hasCashDeposit ? [CASH] : factsOf(model)[facet]
}

type Facts = Readonly<Record<FacetName, readonly string[]>>

const factsByModel = new WeakMap<FilteredModel, Facts>()

/** Returns the values of a model for each filter; cached, because every filter and facet of every search reads them. */
export function factsOf(model: FilteredModel): Facts {
  const cached = factsByModel.get(model)
  if (cached) return cached
  const facts = readFacts(model)
  factsByModel.set(model, facts)
  return facts
}

function readFacts({ attributes, depositKop }: FilteredModel): Facts {
  const { transmission, drive, seats, steeringSide } = attributes
  const fuel = filterFuel(attributes)
  return {
    fuel: fuel ? [fuel] : [],
    gearbox: [transmission],
    drive: [drive],
    seats: [seatGroup(seats)],
    steering: steeringSide ? [steeringSide] : [],
    winter: winterFacts(attributes),
    noDeposit: depositKop === 0 ? [NO_DEPOSIT] : [],
    cash: depositKop === 0 ? [CASH] : [],
  }
}

/** Returns what a model runs on, as its card says it: a hybrid burns petrol, but is searched for as a hybrid. */
export function filterFuel({ powertrain, fuel }: Pick<ModelAttributes, 'powertrain' | 'fuel'>) {
  return powertrain === 'ice' ? fuel : powertrain
}

/** The cargo filter means one van model (specification §9); a branch that names none has the class. */
function isOfClass({ slug, classId }: FilteredModel, wanted: CarClassId | undefined, { cargoModel }: FilterLimits) {
  if (wanted === 'cargo' && cargoModel !== '') return slug === cargoModel
  return wanted === undefined || classId === wanted
}

function mayDrive({ minAge }: FilteredModel, age: number | undefined, { maxDriverAge }: FilterLimits): boolean {
  return age === undefined || ((minAge === null || age >= minAge) && age <= maxDriverAge)
}

function seatGroup(seats: number): (typeof SEAT_GROUPS)[number] {
  if (seats >= 9) return 'from9'
  return SEAT_GROUPS.find((group) => group === String(seats)) ?? 'upto4'
}

function winterFacts({ winterTyres, heated, groundClearanceMm }: ModelAttributes): (typeof WINTER_FACTS)[number][] {
  const facts = {
    winterTyres: winterTyres !== null,
    heatedSeats: heated.includes('seatsFront') || heated.includes('seatsRear'),
    heatedWindscreen: heated.includes('windscreen'),
    heatedWheel: heated.includes('steeringWheel'),
    highClearance: (groundClearanceMm ?? 0) >= HIGH_CLEARANCE_MM,
  }
  return WINTER_FACTS.filter((fact) => facts[fact])
}
