import { useLocale, useTranslations } from 'next-intl'
import { isFarFrom, useOfferedRange, useRentalRange } from '@/components/cars/rental-range'
import { Illustration } from '@/components/illustrations/illustration'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import type { NearestRental } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { readClass } from '@/lib/search/class-and-sort'
import { type ListAddress, listQuery } from '@/lib/search/list-address'
import type { Rental } from '@/lib/search/rental'
import { rentalFields } from '@/lib/search/search-params'
import styles from './nearest-dates.module.css'

type Props = { nearest: NearestRental[]; address: ListAddress; rental: Rental }

const PATH = '/booking-online/'

/** Nothing on these dates, and the nearest ones of the same length with what they cost, each the same search. */
export function NearestDates({ nearest, address: { search, filters }, rental }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const format = useFormatter()
  const rangeOf = useRentalRange()
  const offeredRangeOf = useOfferedRange(rental.pickup, 'short')
  const isFar = nearest.some((period) => isFarFrom(rental.pickup, period))
  const kind = readClass(search.class ?? '') || 'all'
  const hrefOf = ({ pickup, dropoff }: NearestRental) => {
    const dates = rentalFields({ ...rental, pickup, dropoff }, search.promo)
    return `${PATH}${listQuery({ search: { ...search, ...dates }, filters: { ...filters, page: '' } })}`
  }
  const weekdays = ({ pickup, dropoff }: NearestRental) =>
    [pickup, dropoff].map((day) => format.dateTime(day, { weekday: 'short' })).join(' – ')
  return (
    <Panel aria-labelledby="nearest">
      <div className={styles.nearest}>
        <Illustration name="empty-results" />
        <div>
          <Heading id="nearest" isSub>
            {t('empty.nothingOn', { dates: rangeOf(rental), cars: t(`noneOf.${kind}`) })}
          </Heading>
          {nearest.length > 0 && (
            <Text size="s" tone="muted">
              {t(isFar ? 'empty.farDatesText' : 'empty.datesText')}
            </Text>
          )}
        </div>
        {nearest.length > 0 && (
          <ul>
            {nearest.map((one) => (
              <li key={one.pickup.toISOString()}>
                <Link href={hrefOf(one)}>
                  <b>{offeredRangeOf(one)}</b>
                  <small>
                    {weekdays(one)} · {t(`carsOf.${kind}`, { count: one.models })}
                  </small>
                  <span>
                    {one.models > 1
                      ? t('from', { amount: formatRoubles(one.fromTotalKop, locale) })
                      : formatRoubles(one.fromTotalKop, locale)}
                  </span>
                  <Icon of="chevron-right" size="s" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
