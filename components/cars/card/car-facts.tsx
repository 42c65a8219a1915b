import { useLocale, useTranslations } from 'next-intl'
import type { Car } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import styles from './card.module.css'

/** What comes on top of the price: deposit and mileage limit. */
export function CarFacts({ car }: { car: Car }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  return (
    <ul className={styles.facts}>
      <li>{car.depositKop > 0 ? t('deposit', { amount: formatRoubles(car.depositKop, locale) }) : t('depositNone')}</li>
      <li>
        {car.mileageLimitKmPerDay === null ? t('mileageFree') : t('mileageLimit', { km: car.mileageLimitKmPerDay })}
      </li>
    </ul>
  )
}
