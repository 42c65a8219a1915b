import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useRentalRange } from '@/components/cars/rental-range'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { BRANCH_CODE } from '@/lib/bookings/trip'
import { HAND_OVER_TIME } from '@/lib/format/moments'
import { comma } from '@/lib/i18n/comma'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Rental } from '@/lib/search/rental'
import type { Place } from '@/provider/contract/places'
import styles from './rental-bar.module.css'

type Props = {
  rental: Rental
  places: Place[]
  /** Of the branch: its place has no other. */
  branchAddress: string
  /** The form that changes dates and places. */
  children: ReactNode
}

/** Dates and places chosen, in one line that stays in view; opens the form that changes them, without JavaScript. */
export function RentalBar({ rental, places, branchAddress, children }: Props) {
  const t = useTranslations('search')
  const locale = useLocale()
  const format = useFormatter()
  const moment = (date: Date) => format.dateTime(date, HAND_OVER_TIME)
  const find = (id: number) => places.find((one) => one.id === id)
  const { pickup, dropoff, placeId, dropoffPlaceId } = rental
  const ends = placeId === dropoffPlaceId ? [placeId] : [placeId, dropoffPlaceId]
  return (
    <details className={styles.rental}>
      <summary>
        <Container as="span">
          <Icon of="calendar-days" />
          <span>
            {useRentalRange('short')(rental)} · {ends.map((id) => find(id)?.name ?? '').join(' → ')}
          </span>
          <small>
            {moment(pickup)} → {moment(dropoff)}
            {comma(locale)}
            {t('localTime')}
            {find(placeId)?.code === BRANCH_CODE && ` · ${branchAddress}`}
          </small>
          <span>
            <Icon of="pencil" size="s" />
            <span>{t('change')}</span>
          </span>
        </Container>
      </summary>
      <div id="change">
        <Container>{children}</Container>
      </div>
    </details>
  )
}
