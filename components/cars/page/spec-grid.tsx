import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import type { CarPage } from '@/lib/cars/car'
import { comma } from '@/lib/i18n/comma'
import styles from './spec-grid.module.css'

type Spec = { icon: IconName; name: string; detail?: string | null }

/** What one chooses a model by, right under its picture; all attributes stand in `CarAttributes`. */
export function SpecGrid({ car }: { car: CarPage }) {
  const specs = [...useRoom(car), ...useDriving(car), ...useSeason(car)]
  return (
    <ul className={styles.grid}>
      {specs.map(({ icon, name, detail }) => (
        <li key={icon}>
          <Icon of={icon} />
          <b>{name}</b>
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </ul>
  )
}

/** More rows of seats than these fill a line. */
const ROWS_IN_A_LINE = 3

function useRoom({ seats, seatRows, luggage: { suitcases, bags } }: CarPage): Spec[] {
  const t = useTranslations('cars')
  const grid = useTranslations('cars.grid')
  const rows = seatRows ?? []
  const bagsToo = bags > 0 ? grid('bagsToo', { count: bags }) : null
  return [
    {
      icon: 'users',
      name: t('seatsCount', { count: seats }),
      detail: rows.length > 1 && rows.length <= ROWS_IN_A_LINE ? rows.join(' + ') : null,
    },
    ...(suitcases > 0
      ? [{ icon: 'luggage' as const, name: t('suitcases', { count: suitcases }), detail: bagsToo }]
      : []),
  ]
}

function useDriving(car: CarPage): Spec[] {
  const t = useTranslations('cars')
  const grid = useTranslations('cars.grid')
  const isScooter = car.classId === 'scooters'
  const engine = car.powertrain === 'ice' && car.fuel ? t(`fuel.${car.fuel}`) : t(`powertrain.${car.powertrain}`)
  const engineAndPower = `${engine}${comma(useLocale())}${t('horsepower', { power: car.powerHp })}`
  const { consumptionL100km: litres, rangeKm: km } = car
  return [
    ...(isScooter
      ? []
      : [
          {
            icon: 'cog' as const,
            name: t(`transmissionShort.${car.transmission}`),
            detail: grid(`drive.${car.drive}`),
          },
        ]),
    ...(litres === null
      ? []
      : [{ icon: 'fuel' as const, name: grid('consumption', { litres }), detail: engineAndPower }]),
    ...(litres === null && km !== null
      ? [{ icon: 'zap' as const, name: grid('range', { km }), detail: engineAndPower }]
      : []),
    ...(car.steeringSide
      ? [
          {
            icon: 'life-buoy' as const,
            name: grid(`steering.${car.steeringSide}`),
            detail: car.doors > 0 ? t('doorCount', { count: car.doors }) : null,
          },
        ]
      : []),
  ]
}

function useSeason(car: CarPage): Spec[] {
  const t = useTranslations('cars')
  const grid = useTranslations('cars.grid')
  const { winterTyres, features, groundClearanceMm: mm, mileageLimitKmPerDay: km } = car
  return [
    ...(winterTyres
      ? [{ icon: 'snowflake' as const, name: grid('winter'), detail: t(`winterTyres.${winterTyres}`) }]
      : []),
    ...(features.includes('slidingDoors') ? [{ icon: 'door-open' as const, name: grid('slidingDoors') }] : []),
    ...(!features.includes('slidingDoors') && mm !== null
      ? [{ icon: 'move-vertical' as const, name: t('millimetres', { mm }), detail: grid('clearance') }]
      : []),
    km === null
      ? { icon: 'infinity' as const, name: grid('unlimited'), detail: grid('mileage') }
      : { icon: 'infinity' as const, name: grid('limit', { km }), detail: grid('aDay') },
  ]
}
