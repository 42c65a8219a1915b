import { useLocale, useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { knownFeatures, knownHeated } from '@/lib/cars/equipment'
import { findColour } from '@/lib/cars/paint'
import { yearsOf } from '@/lib/cars/years'
import { useFormatter } from '@/lib/i18n/use-formatter'

/** `value` null: the car has no such attribute. */
export type AttributeRow = { label: string; value: string | null }

export function useModelRows(car: CarPage): AttributeRow[] {
  const t = useTranslations('cars')
  return [
    { label: t('label.model'), value: car.name },
    { label: t('label.class'), value: car.className },
    { label: t('label.year'), value: yearsOf(car) },
    { label: t('label.seats'), value: String(car.seats) },
    { label: t('label.doors'), value: car.doors > 0 ? t('doorCount', { count: car.doors }) : null },
    { label: t('label.colour'), value: useColours(car) },
    { label: t('label.steering'), value: car.steeringSide && t(`steering.${car.steeringSide}`) },
  ]
}

export function useEngineRows(car: CarPage): AttributeRow[] {
  const t = useTranslations('cars')
  const litres = car.engineLitres === null ? null : t('litresFine', { litres: car.engineLitres })
  const consumption = car.consumptionL100km
  return [
    { label: t('label.fuel'), value: car.fuel && t(`fuel.${car.fuel}`) },
    { label: t('label.engine'), value: litres ?? t(`powertrain.${car.powertrain}`) },
    { label: t('label.powertrain'), value: car.powertrain === 'hybrid' ? t('powertrain.hybrid') : null },
    { label: t('label.power'), value: t('horsepower', { power: car.powerHp }) },
    {
      label: t('label.transmission'),
      value: t('transmissionDetail', {
        transmission: t(`transmissionShort.${car.transmission}`),
        gearbox: t(`gearbox.${car.gearbox}`),
      }),
    },
    { label: t('label.drive'), value: t(`drive.${car.drive}`) },
    { label: t('label.tank'), value: car.tankLitres === null ? null : t('litres', { litres: car.tankLitres }) },
    { label: t('label.consumption'), value: consumption === null ? null : t('per100km', { litres: consumption }) },
    { label: t('label.range'), value: car.rangeKm === null ? null : t('kilometres', { km: car.rangeKm }) },
  ]
}

export function useComfortRows(car: CarPage): AttributeRow[] {
  const t = useTranslations('cars')
  const extras = [
    ...knownFeatures(car.features).map((id) => t(`feature.${id}`)),
    ...knownHeated(car.heated).map((id) => t(`heatedPart.${id}`)),
  ]
  return [
    { label: t('label.luggage'), value: useLuggage(car) },
    { label: t('label.tinting'), value: car.classId === 'scooters' ? null : t(`tinting.${car.tinting}`) },
    { label: t('label.winterTyres'), value: car.winterTyres && t(`winterTyres.${car.winterTyres}`) },
    {
      label: t('label.clearance'),
      value: car.groundClearanceMm === null ? null : t('millimetres', { mm: car.groundClearanceMm }),
    },
    { label: t('label.equipment'), value: useFormatter().list(extras) },
  ]
}

function useColours({ colours }: CarPage): string {
  const t = useTranslations('cars')
  const known = colours.map(findColour).filter((colour) => colour !== null)
  return useFormatter().list(known.map((colour) => t(`colour.${colour}`)))
}

function useLuggage({ luggage: { suitcases, bags } }: CarPage): string {
  const t = useTranslations('cars')
  const pieces = [
    ...(suitcases > 0 ? [t('suitcases', { count: suitcases })] : []),
    ...(bags > 0 ? [t('bags', { count: bags })] : []),
  ]
  // A Chinese `和` would stand against the number.
  return useFormatter().list(pieces, { style: useLocale() === 'zh-CN' ? 'narrow' : 'long' })
}
