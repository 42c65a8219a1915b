import { useLocale, useTranslations } from 'next-intl'
import { CarTags } from '@/components/cars/card/car-tags'
import { ColourSwatches } from '@/components/cars/card/colour-swatches'
import { CarStage } from '@/components/cars/page/car-stage'
import type { Car } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { HomeSection } from './home-section'
import styles from './popular-cars.module.css'

export function PopularCars({ cars }: { cars: Car[] }) {
  const t = useTranslations('home')
  const tCars = useTranslations('cars')
  const locale = useLocale()
  if (cars.length === 0) return null
  return (
    <HomeSection heading={t('popular')} link={{ href: SITE_LINKS.rent, text: t('allCars') }}>
      <ul className={styles.cars}>
        {cars.map((car) => (
          <li key={car.slug}>
            <Link href={`/rent/${car.slug}/`}>
              <CarStage car={car}>
                <CarTags isOnStage tags={car.tags} />
              </CarStage>
              <div>
                <h3>{car.name}</h3>
                <p>{t('kindAndSeats', { kind: tCars(`kind.${car.classId}`), seats: car.seats })}</p>
                <b>
                  {t('fromPerDay', { amount: formatRoubles(car.fromPerDayKop, locale) })}
                  <ColourSwatches car={car} />
                </b>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
