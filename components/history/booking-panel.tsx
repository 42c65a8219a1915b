import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingTag } from './booking-tag'

type Props = { booking: HistoryItem; title: string; children?: ReactNode }

/** One booking with its times, on the station's clock. */
export function BookingPanel({ booking, title, children }: Props) {
  const t = useTranslations('account.booking')
  const format = useFormatter()
  const locale = useLocale()
  const moment = (text: string) => format.dateTime(new Date(text), FAR_HAND_OVER_MOMENT)
  return (
    <section className="panel stack">
      <div className="row between">
        <h2 className="h-sub">{title}</h2>
        <BookingTag status={booking.status} />
      </div>
      <p>
        <b className="car-name">{booking.car}</b>
        <span className="small muted">{t('number', { number: booking.number })}</span>
      </p>
      <ul className="trip-facts">
        <li>
          <Icon of="calendar-days" />
          <span>
            {t('period', { from: moment(booking.pickupAt), to: moment(booking.dropoffAt) })}
            <small className="muted">{t('stationTime')}</small>
          </span>
        </li>
        <li>
          <Icon of="wallet" />
          <span className="num">{formatRoubles(booking.totalKop, locale)}</span>
        </li>
      </ul>
      {children}
    </section>
  )
}
