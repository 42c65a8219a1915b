import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { requestedDay, useOfferedRange, useQueryDates } from '@/components/cars/rental-range'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { WaitlistOffer } from '@/components/waitlist/waitlist-offer'
import type { Car } from '@/lib/cars/car'
import { queryOnDates } from '@/lib/cars/query-on-dates'
import { UnavailableReason } from './unavailable-reason'
import styles from './unavailable-ways.module.css'

type Props = { car: Car; query: string }

/** A car that cannot be booked: why, and where to go from here. */
export function UnavailableWays({ car, query }: Props) {
  const t = useTranslations('cars')
  const rangeOf = useOfferedRange(requestedDay(query))
  const dates = useQueryDates(query)
  const { name, slug, nextFree } = car
  const similar = query === '' ? `/rent/?class=${car.classId}` : `/rent/${slug}/${query}#alternatives`
  // Seen once beside the name of the car, read out with it.
  const named = <VisuallyHidden>{name}</VisuallyHidden>
  return (
    <div className={styles.ways}>
      <Text weight="semi">
        <UnavailableReason car={car} />
      </Text>
      {nextFree && (
        <Button href={`/booking-online/${slug}/${queryOnDates(query, nextFree)}`} isWide variant="line">
          <span>
            {t('freeOn', { dates: rangeOf(nextFree) })} {named}
          </span>
        </Button>
      )}
      <div>
        <WaitlistOffer car={car} query={query} />
        <Button about={{ car: name, dates }} as={CallbackLink} size="s" variant="ghost">
          <span>
            {t('question')} {named}
          </span>
        </Button>
        <Button href={similar} size="s" variant="ghost">
          <span>
            {t('similar')} {named}
          </span>
        </Button>
      </div>
    </div>
  )
}
