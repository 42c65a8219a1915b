import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { type Car, MM_PER_METRE } from '@/lib/cars/car'
import styles from './car-specs.module.css'

type Spec = { icon: IconName; text: string }

/** The few attributes that one compares cars by; what a scooter does not have is left out. */
export function CarSpecs({ car }: { car: Car }) {
  const t = useTranslations('cars')
  const power = car.powertrain === 'ice' ? null : car.powertrain
  const specs: Array<Spec | null> = [
    { icon: 'users', text: t('seatsCount', { count: car.seats }) },
    { icon: 'cog', text: t(`transmissionShort.${car.transmission}`) },
    car.fuel && !power ? { icon: 'fuel', text: t(`fuel.${car.fuel}`) } : null,
    power ? { icon: 'zap', text: t(`powertrain.${power}`) } : null,
    car.classId === 'scooters' ? null : { icon: 'move-horizontal', text: t(`driveWords.${car.drive}`) },
    car.luggage.suitcases > 0 ? { icon: 'luggage', text: t('suitcases', { count: car.luggage.suitcases }) } : null,
    car.lengthMm === null ? null : { icon: 'ruler', text: t('metres', { metres: car.lengthMm / MM_PER_METRE }) },
  ]
  return (
    <ul className={styles.specs}>
      {specs
        .filter((spec) => spec !== null)
        .map(({ icon, text }) => (
          <li key={text}>
            <Icon of={icon} />
            {text}
          </li>
        ))}
    </ul>
  )
}
