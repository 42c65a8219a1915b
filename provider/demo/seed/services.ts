import { z } from 'zod'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import fleetJson from './data/fleet.json'
import placesJson from './data/places.json'
import settingsJson from './data/settings.json'
import type { Row } from './insert-rows'
import { type SeedingDay, shiftDateTo } from './seeding-day'

// Data of long-term rentals and transfers in the demo files. Money here is whole roubles.
const Texts = z.object({ ru: z.string(), en: z.string(), 'zh-CN': z.string() })

const LongTerm = z.object({
  monthlyPriceRub: z.record(z.string().regex(/^\d+$/), z.number().int()),
  mileagePerMonthKm: z.number().int(),
  overMileageRubPerKm: z.number().int(),
  depositRub: z.number().int(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
})

const Chauffeur = z.object({
  hourlyPriceRub: z.number().int(),
  daily_price: z.number().int(),
  class: z.enum(CLASS_IDS),
  minHours: z.number().int(),
  dayHours: z.number().int(),
  passengers: z.number().int(),
})

const Fleet = z.object({
  meta: z.object({ asOf: z.iso.date() }),
  models: z.array(z.object({ slug: z.string(), longTerm: LongTerm.nullable(), chauffeur: Chauffeur.nullable() })),
  cars: z.array(z.object({ gosnomer: z.string(), longTermFreeFrom: z.iso.date().optional() })),
})

const Places = z.object({
  chauffeurPresets: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['transfer', 'hourly', 'day']),
      fromPlace: z.string().nullable(),
      toPlace: z.string().nullable(),
      flightRequired: z.boolean(),
      name: Texts,
    }),
  ),
  chauffeurRoutes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['transfer', 'excursion']),
      fromPlace: z.string().nullable(),
      toPlace: z.string().nullable(),
      distanceKm: z.number().int(),
      hours: z.number().int(),
      suggestedClasses: z.array(z.enum(CLASS_IDS)),
      name: Texts,
      text: Texts,
    }),
  ),
})

/** @param ids of models by slug and of cars by plate */
type Ids = { modelIds: ReadonlyMap<string, number>; carIds: ReadonlyMap<string, number> }

/** Returns the rows of the services, table by table in the order in which they can be written. */
export function serviceRows(station: string, day: SeedingDay, ids: Ids): Array<{ table: string; rows: Row[] }> {
  const fleet = Fleet.parse(fleetJson)
  return [
    { table: 'long_term_tariffs', rows: tariffRows(fleet, ids) },
    { table: 'long_term_prices', rows: monthPriceRows(fleet, ids) },
    { table: 'long_term_cars', rows: longTermCarRows(fleet, day, ids) },
    { table: 'transfers', rows: transferRows(fleet, station, ids) },
    { table: 'transfer_routes', rows: routeRows(station) },
    { table: 'transfer_presets', rows: presetRows(station) },
  ]
}

type FleetData = z.infer<typeof Fleet>

function tariffRows({ models }: FleetData, { modelIds }: Ids): Row[] {
  return models.flatMap(({ slug, longTerm }) =>
    longTerm
      ? {
          model_id: modelIds.get(slug),
          mileage_per_month_km: longTerm.mileagePerMonthKm,
          over_mileage_kop_per_km: longTerm.overMileageRubPerKm * KOPECKS_PER_ROUBLE,
          deposit_kop: longTerm.depositRub * KOPECKS_PER_ROUBLE,
          includes: longTerm.includes,
          excludes: longTerm.excludes,
        }
      : [],
  )
}

function monthPriceRows({ models }: FleetData, { modelIds }: Ids): Row[] {
  return models.flatMap(({ slug, longTerm }) =>
    Object.entries(longTerm?.monthlyPriceRub ?? {}).map(([months, rub]) => ({
      model_id: modelIds.get(slug),
      months: Number(months),
      month_kop: rub * KOPECKS_PER_ROUBLE,
    })),
  )
}

function longTermCarRows({ cars, meta }: FleetData, day: SeedingDay, { carIds }: Ids): Row[] {
  const shift = shiftDateTo(day, meta.asOf)
  return cars.flatMap(({ gosnomer, longTermFreeFrom }) =>
    longTermFreeFrom ? { car_id: carIds.get(gosnomer), free_from: shift(longTermFreeFrom) } : [],
  )
}

function transferRows({ models }: FleetData, station: string, { modelIds }: Ids): Row[] {
  return models.flatMap(({ slug, chauffeur }) =>
    chauffeur
      ? {
          model_id: modelIds.get(slug),
          station,
          class_id: chauffeur.class,
          hour_kop: chauffeur.hourlyPriceRub * KOPECKS_PER_ROUBLE,
          day_kop: chauffeur.daily_price * KOPECKS_PER_ROUBLE,
          min_hours: chauffeur.minHours,
          day_hours: chauffeur.dayHours,
          passengers: chauffeur.passengers,
          free_wait_minutes: settingsJson.rules.chauffeurFreeWaitMinutes,
        }
      : [],
  )
}

function routeRows(station: string): Row[] {
  return Places.parse(placesJson).chauffeurRoutes.map((route, sort) => ({
    station,
    id: route.id,
    kind: route.kind,
    from_place: route.fromPlace,
    to_place: route.toPlace,
    distance_km: route.distanceKm,
    hours: route.hours,
    classes: route.suggestedClasses,
    name: route.name,
    text: route.text,
    sort,
  }))
}

function presetRows(station: string): Row[] {
  return Places.parse(placesJson).chauffeurPresets.map((preset, sort) => ({
    station,
    id: preset.id,
    kind: preset.kind === 'hourly' ? 'hour' : preset.kind,
    from_place: preset.fromPlace,
    to_place: preset.toPlace,
    flight_required: preset.flightRequired,
    name: preset.name,
    sort,
  }))
}
