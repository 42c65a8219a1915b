import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HistoryItem } from '@/provider/contract/history'
import styles from './booking-panel.module.css'
import { BookingTag } from './booking-tag'

type Props = { booking: HistoryItem; title: string; children?: ReactNode }

/** One booking with its times, on the station's clock. */
export function BookingPanel({ booking, title, children }: Props) {
  const t = useTranslations('account.booking')
  const format = useFormatter()
  const locale = useLocale()
  const moment = (text: string) => format.dateTime(new Date(text), FAR_HAND_OVER_MOMENT)
  return (
    <Panel flow="stack">
      <Row justify="between">
        <Heading isSub>{title}</Heading>
        <BookingTag status={booking.status} />
      </Row>
      <p>
        <b className={styles.name}>{booking.car}</b>
        <Text as="span" size="s" tone="muted">
          {t('number', { number: booking.number })}
        </Text>
      </p>
      <ul className={styles.facts}>
        <li>
          <Icon of="calendar-days" />
          <span>
            {t('period', { from: moment(booking.pickupAt), to: moment(booking.dropoffAt) })}
            <Text as="small" tone="muted">
              {t('stationTime')}
            </Text>
          </span>
        </li>
        <li>
          <Icon of="wallet" />
          <Text as="span" isNumeric>
            {formatRoubles(booking.totalKop, locale)}
          </Text>
        </li>
      </ul>
      {children}
    </Panel>
  )
}
