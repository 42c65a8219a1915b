import { useTranslations } from 'next-intl'
import { type CarPage, MM_PER_METRE } from '@/lib/cars/car'
import { yearsOf } from '@/lib/cars/years'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { findColour } from '@/provider/contract/rules/cars/paints'

/** `value` null: the car has no such attribute. */
export type AttributeRow = { term: string; value: string | null }

/** Equipment that has a name in the messages, in the order in which it is listed. Data may know more: it is left out. */
const FEATURES = [
  'ac',
  'camera',
  'cruise',
  'carplay',
  'isofix',
  'lowRange',
  'slidingDoors',
  'leather',
  'massage',
  'openRoof',
  'microphone',
  'phoneHolder',
  'helmet',
] as const

const HEATED = ['seatsFront', 'seatsRear', 'steeringWheel', 'windscreen', 'mirrors'] as const

export function useModelRows(car: CarPage): AttributeRow[] {
  const t = useTranslations('cars')
  return [
    { term: t('label.model'), value: car.name },
    { term: t('label.class'), value: car.className },
    { term: t('label.year'), value: yearsOf(car) },
    { term: t('label.seats'), value: String(car.seats) },
    { term: t('label.doors'), value: car.doors > 0 ? String(car.doors) : null },
    { term: t('label.colour'), value: useColours(car) },
    { term: t('label.steering'), value: car.steeringSide && t(`steering.${car.steeringSide}`) },
  ]
}

export function useEngineRows(car: CarPage): AttributeRow[] {
  const t = useTranslations('cars')
  const litres = car.engineLitres === null ? null : t('litresFine', { litres: car.engineLitres })
  const consumption = car.consumptionL100km
  return [
    { term: t('label.fuel'), value: car.fuel && t(`fuel.${car.fuel}`) },
    { term: t('label.engine'), value: litres ?? t(`powertrain.${car.powertrain}`) },
    { term: t('label.powertrain'), value: car.powertrain === 'hybrid' ? t('powertrain.hybrid') : null },
    { term: t('label.power'), value: t('horsepower', { power: car.powerHp }) },
    {
      term: t('label.transmission'),
      value: t('transmissionDetail', {
        transmission: t(`transmissionShort.${car.transmission}`),
        gearbox: t(`gearbox.${car.gearbox}`),
      }),
    },
    { term: t('label.drive'), value: t(`drive.${car.drive}`) },
    { term: t('label.tank'), value: car.tankLitres === null ? null : t('litres', { litres: car.tankLitres }) },
    { term: t('label.consumption'), value: consumption === null ? null : t('per100km', { litres: consumption }) },
    { term: t('label.range'), value: car.rangeKm === null ? null : t('kilometres', { km: car.rangeKm }) },
  ]
}

export function useComfortRows(car: CarPage): AttributeRow[] {
  const t = useTranslations('cars')
  const extras = [
    ...filterFeatures(car.features).map((id) => t(`feature.${id}`)),
    ...filterHeating(car.heated).map((id) => t(`heatedPart.${id}`)),
  ]
  return [
    { term: t('label.luggage'), value: useLuggage(car) },
    { term: t('label.tinting'), value: car.classId === 'scooters' ? null : t(`tinting.${car.tinting}`) },
    { term: t('label.winterTyres'), value: car.winterTyres && t(`winterTyres.${car.winterTyres}`) },
    { term: t('label.length'), value: useMetres(car.lengthMm) },
    { term: t('label.height'), value: useMetres(car.heightMm) },
    {
      term: t('label.clearance'),
      value: car.groundClearanceMm === null ? null : t('millimetres', { mm: car.groundClearanceMm }),
    },
    { term: t('label.equipment'), value: useListFormat().list(extras) },
  ]
}

function filterFeatures(ids: string[]): Array<(typeof FEATURES)[number]> {
  return FEATURES.filter((id) => ids.includes(id))
}

function filterHeating(ids: string[]): Array<(typeof HEATED)[number]> {
  return HEATED.filter((id) => ids.includes(id))
}

function useColours({ colours }: CarPage): string {
  const t = useTranslations('cars')
  const paints = colours.map(findColour).filter((colour) => colour !== null)
  return useListFormat().list(paints.map((colour) => t(`colour.${colour}`)))
}

function useMetres(mm: number | null): string | null {
  const t = useTranslations('cars')
  return mm === null ? null : t('metres', { metres: mm / MM_PER_METRE })
}

/** Returns what goes into the boot, in words; empty for a car without one. */
export function useLuggage({ luggage: { suitcases, bags } }: Pick<CarPage, 'luggage'>): string {
  const t = useTranslations('cars')
  const pieces = [
    ...(suitcases > 0 ? [t('suitcases', { count: suitcases })] : []),
    ...(bags > 0 ? [t('bags', { count: bags })] : []),
  ]
  return useListFormat().list(pieces)
}
