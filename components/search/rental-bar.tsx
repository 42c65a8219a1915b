import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { SHORT_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Rental } from '@/lib/search/rental'
import type { Place } from '@/provider/contract/places'
import styles from './rental-bar.module.css'

type Props = {
  rental: Rental
  places: Place[]
  /** The form that changes dates and places. */
  children: ReactNode
}

/** Dates and places chosen, on the station's clock; opens the form that changes them, without JavaScript. */
export function RentalBar({ rental, places, children }: Props) {
  const t = useTranslations('search')
  const format = useFormatter()
  const moment = (date: Date) => format.dateTime(date, SHORT_HAND_OVER_MOMENT)
  const place = (id: number) => places.find((one) => one.id === id)?.name ?? ''
  return (
    <details className={styles.rental}>
      <summary>
        <span className={styles.trip}>
          <span>
            <small>{t('pickup')}</small>
            <b>{moment(rental.pickup)}</b>
            <span>
              <Icon of="map-pin" size="s" />
              {place(rental.placeId)}
            </span>
          </span>
          <span>
            <small>{t('dropoff')}</small>
            <b>{moment(rental.dropoff)}</b>
            <span>
              <Icon of="map-pin" size="s" />
              {place(rental.dropoffPlaceId)}
            </span>
          </span>
          <small>{t('localTime')}</small>
        </span>
        <Button as="span" variant="soft">
          <Icon of="pencil" size="s" />
          {t('change')}
        </Button>
      </summary>
      <div id="change">{children}</div>
    </details>
  )
}
