import { useTranslations } from 'next-intl'
import { Alternatives } from '@/components/cars/page/alternatives'
import type { Car } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'

type Props = { cars: Car[]; query: string }

/** Up to three free cars instead of this one, and the way to all; the dates go along. */
export function OtherCars({ cars, query }: Props) {
  const t = useTranslations('bookings')
  return (
    <div className="stack">
      {cars.length > 0 ? <Alternatives cars={cars} query={query} /> : <p>{t('gone.noAlternatives')}</p>}
      <p>
        <Link className="btn line" href={`/booking-online/${query}`}>
          {t('page.otherCars')}
        </Link>
      </p>
    </div>
  )
}
