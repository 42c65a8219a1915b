import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CarStage } from '@/components/cars/page/car-stage'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { comma } from '@/lib/i18n/comma'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HistoryItem } from '@/provider/contract/history'
import styles from './booking-panel.module.css'
import { BookingTag } from './booking-tag'

/** `children`: what can be done about it. `countdown`: how long until what comes next. */
type Props = { booking: HistoryItem; countdown: ReactNode; children?: ReactNode }

/** One booking with its car and its times, on the station's clock. */
export function BookingPanel({ booking, countdown, children }: Props) {
  const t = useTranslations('account.booking')
  const format = useFormatter()
  const locale = useLocale()
  const { car, drawn, status, number, totalKop } = booking
  const moment = (text: string) => format.dateTime(new Date(text), FAR_HAND_OVER_MOMENT)
  return (
    <Panel aria-labelledby="next-trip" size="none">
      <div className={styles.trip}>
        <CarStage car={{ slug: drawn.slug, body: drawn.body, colours: [drawn.cvet], name: car }} />
        <div>
          <p>
            <BookingTag status={status} />
          </p>
          <Heading id="next-trip">{car}</Heading>
          <ul className={styles.facts}>
            <li>
              <Icon of="calendar-days" />
              <span>
                {countdown}
                <Text as="small" tone="muted">
                  {t('period', { from: moment(booking.pickupAt), to: moment(booking.dropoffAt) })}
                  {comma(locale)}
                  {t('stationTime')}
                </Text>
              </span>
            </li>
            <li>
              <Icon of="wallet" />
              <span>
                <b>{formatRoubles(totalKop, locale)}</b>
                <Text as="small" tone="muted">
                  {t('number', { number })}
                </Text>
              </span>
            </li>
          </ul>
          {children}
        </div>
      </div>
    </Panel>
  )
}
