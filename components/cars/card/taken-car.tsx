import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { CarStage } from '@/components/cars/page/car-stage'
import { UnavailableReason } from '@/components/cars/page/unavailable-reason'
import { isFarFrom, requestedDay, useOfferedRange, useQueryDates } from '@/components/cars/rental-range'
import { Button } from '@/components/ui/button/button'
import { BareCard } from '@/components/ui/card/bare-card'
import { Heading } from '@/components/ui/heading/heading'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { WaitlistOffer } from '@/components/waitlist/waitlist-offer'
import { queryOnDates } from '@/lib/cars/query-on-dates'
import { SHORT_DEADLINE_MOMENT } from '@/lib/format/moments'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { CarCardProps } from './car-card'
import styles from './taken-car.module.css'

/** Of a date that is far from those requested. */
const SHORT_FAR_MOMENT = { ...SHORT_DEADLINE_MOMENT, year: 'numeric' } as const

/** A model that cannot be booked, quietly: why, when it can, and where to go from here. */
export function TakenCar({ car, query = '', heading = 'h3', id }: CarCardProps) {
  const t = useTranslations('cars')
  const format = useFormatter()
  const requested = requestedDay(query)
  const rangeOf = useOfferedRange(requested, 'short')
  const dates = useQueryDates(query)
  const momentOf = (period: RentalPeriod) =>
    requested && isFarFrom(requested, period) ? SHORT_FAR_MOMENT : SHORT_DEADLINE_MOMENT
  const { name, slug, nextFree } = car
  const similar = query === '' ? `/rent/?class=${car.classId}` : `/rent/${slug}/${query}#alternatives`
  // Seen once beside the name of the car, read out with it.
  const named = <VisuallyHidden>{name}</VisuallyHidden>
  return (
    <BareCard id={id}>
      <div className={styles.taken}>
        <CarStage car={car} isFaded size="list" />
        <div>
          <Heading level={heading === 'h2' ? 2 : 3}>
            <Link href={`/rent/${slug}/${query}`}>{name}</Link>
          </Heading>
          <Text as="span" size="s" tone={car.selfDrive ? 'danger' : 'muted'}>
            <UnavailableReason car={car} />
          </Text>
          {nextFree && (
            <Text as="span" size="s" tone="muted">
              {t('nextFree', {
                moment: format.dateTime(nextFree.pickup, momentOf(nextFree)).replaceAll(' ', '\u00a0'),
              })}
            </Text>
          )}
        </div>
        <div>
          <Button href={similar} size="touch" variant="soft">
            <span>
              {t('similar')} {named}
            </span>
          </Button>
          {nextFree ? (
            <Button href={`/booking-online/${slug}/${queryOnDates(query, nextFree)}`} size="touch" variant="line">
              <span>
                <span aria-hidden>{rangeOf(nextFree)}</span>
                <VisuallyHidden>{t('freeOn', { dates: rangeOf(nextFree) })}</VisuallyHidden> {named}
              </span>
            </Button>
          ) : car.reason === 'taken' && query !== '' ? (
            <WaitlistOffer car={car} query={query} size="touch" variant="line" />
          ) : (
            <Button about={{ car: name, dates }} as={CallbackLink} size="touch" variant="line">
              <span>
                {t('question')} {named}
              </span>
            </Button>
          )}
        </div>
      </div>
    </BareCard>
  )
}
