import { useLocale, useTranslations } from 'next-intl'
import { useSpecLines } from '@/components/cars/card/car-spec-lines'
import { CarStage } from '@/components/cars/page/car-stage'
import { UnavailableReason } from '@/components/cars/page/unavailable-reason'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Text } from '@/components/ui/text/text'
import type { Car } from '@/lib/cars/car'
import { favouriteBasis } from '@/lib/cars/favourite-basis'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { FavouriteHeart } from './favourite-heart'
import styles from './favourite-list.module.css'
import { PriceChange } from './price-change'

type Props = { car: Car; query: string; isTicked: boolean }

/** One marked model: what it is, what it costs, what changed, and whether it is compared. */
export function FavouriteRow({ car, query, isTicked }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const format = useFormatter()
  const [specs] = useSpecLines(car)
  const { slug, name, price, nextFree } = car
  const isTaken = !car.selfDrive || car.available === false
  const kop = price?.totalKop ?? car.fromPerDayKop
  const text = (key: 'cheaper' | 'dearer') => t(`favourites.${key}`, { amount: '{amount}' })
  return (
    <li className={styles.model}>
      <CarStage car={car} isFaded={isTaken} size="list" />
      <div>
        <Link href={`/rent/${slug}/${query}`}>{name}</Link>
        <Text as="span" size="xs" tone="muted">
          {specs}
        </Text>
        <span>
          {/* What a car with a driver costs its own page says: nobody can have it at the prices of a rental. */}
          {car.selfDrive && (
            <b>{price ? formatRoubles(kop, locale) : t('from', { amount: formatRoubles(kop, locale) })}</b>
          )}
          {isTaken ? (
            <small data-look="bad">
              {nextFree ? (
                t('favourites.takenUntil', {
                  date: format.dateTime(nextFree.pickup, { day: 'numeric', month: 'short' }),
                })
              ) : (
                <UnavailableReason car={car} />
              )}
            </small>
          ) : (
            <PriceChange
              basis={favouriteBasis(car, query)}
              kop={kop}
              plain={price ? t('forDays', { count: price.days }) : t('perDay')}
              slug={slug}
              texts={{ cheaper: text('cheaper'), dearer: text('dearer') }}
            />
          )}
        </span>
      </div>
      <div>
        <FavouriteHeart car={car} query={query} />
        <label>
          <Checkbox
            aria-label={t('favourites.compareCar', { name })}
            defaultChecked={isTicked}
            look="box"
            name="compare"
            value={slug}
          />
        </label>
      </div>
    </li>
  )
}
