import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { type Car, MM_PER_METRE } from '@/lib/cars/car'
import styles from './card.module.css'

/** Two lines to tell cars apart by; what a scooter does not have is left out. */
export function CarSpecLines({ car }: { car: Car }) {
  const lines = useSpecLines(car)
  return (
    <div className={styles.specs}>
      {lines.map((line) => (
        <Text as="span" key={line} size="s" tone="muted">
          {line}
        </Text>
      ))}
    </div>
  )
}

/** «7 мест · 3 чемодана · передний привод», «Гибрид 1,8 л · правый руль». */
export function useSpecLines(car: Car): string[] {
  const t = useTranslations('cars')
  const { engineLitres, steeringSide, luggage } = car
  const fuel = car.powertrain === 'ice' ? car.fuel && t(`fuel.${car.fuel}`) : t(`powertrain.${car.powertrain}`)
  const engine = fuel && engineLitres ? `${fuel} ${t('litresFine', { litres: engineLitres })}` : fuel
  const lines = [
    [
      t('seatsCount', { count: car.seats }),
      luggage.suitcases > 0 && t('suitcases', { count: luggage.suitcases }),
      car.classId !== 'scooters' && t(`driveWords.${car.drive}`),
    ],
    [
      engine,
      steeringSide && t(`steeringWords.${steeringSide}`),
      car.lengthMm !== null && t('metres', { metres: car.lengthMm / MM_PER_METRE }),
    ],
  ]
  return lines.map((specs) => specs.filter(Boolean).join('\u00a0· ')).filter((line) => line !== '')
}
