import './home.css'
import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import type { Car } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

export function PopularCars({ cars }: { cars: Car[] }) {
  const t = useTranslations('home')
  if (cars.length === 0) return null
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>{t('popular')}</h2>
        <Link className="link" href={SITE_LINKS.rent}>
          {t('allCars')}
        </Link>
      </div>
      <div className="cards rail">
        {cars.map((car) => (
          <CarCard car={car} key={car.slug} />
        ))}
      </div>
    </section>
  )
}
