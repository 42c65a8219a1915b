import { useLocale, useTranslations } from 'next-intl'
import { isPast } from '@/components/bookings/status/status-hero'
import { CarStage } from '@/components/cars/page/car-stage'
import { PrintButton } from '@/components/content/print-button'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { LineList } from '@/components/ui/definition-list/line-list'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { VoucherLinks } from '@/components/vouchers/voucher-links'
import { bookedTrip } from '@/lib/bookings/trip'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { repeatHref } from '@/lib/history/addresses'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { lineNames } from '@/lib/options/option-names'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './booking-hero.module.css'
import { BookingTag } from './booking-tag'

type Props = { booking: Booking; offers: CarOptions | null; rules: BranchRules; now: Date; isInWeChat: boolean }

/** The car, its dates, what the price is made of, and what is paid. */
export function BookingHero({ booking, offers, rules, now, isInWeChat }: Props) {
  const t = useTranslations('history')
  const format = useFormatter()
  const locale = useLocale()
  const { status, price, paidKop, dueKop } = booking
  const { refundKop, allowed } = booking.cancellation
  const trip = bookedTrip(booking)
  const names = lineNames(offers ?? { insurance: [], extras: [] }, [trip.pickupPlace, trip.dropoffPlace])
  const moment = (date: Date) => format.dateTime(date, FAR_HAND_OVER_MOMENT)
  const roubles = (kop: number) => formatRoubles(kop, locale)
  return (
    <Panel size="none">
      <CarStage car={trip.car}>
        <div className={styles.state}>
          <BookingTag status={status} />
        </div>
      </CarStage>
      <div className={styles.inside}>
        <div>
          <Heading isSub>{trip.car.name}</Heading>
          <Text size="s" tone="muted">
            {t('period', { from: moment(trip.pickup), to: moment(trip.dropoff) })}
          </Text>
        </div>
        <QuoteLines isOver={isPast(status)} locale={locale} names={names} price={price} />
        <LineList
          look="sums"
          rows={[
            { term: t('paid'), value: roubles(paidKop) },
            { term: t('due'), value: roubles(dueKop) },
            { term: t('refund'), value: refundKop > 0 && !allowed && roubles(refundKop) },
          ]}
        />
        <ButtonRow align="center" isFilling visibility="no-print">
          <Button href={repeatHref(booking, now, rules)} variant="soft">
            <Icon of="rotate-ccw" />
            {t('repeat')}
          </Button>
          <VoucherLinks booking={booking} isInWeChat={isInWeChat} />
          <PrintButton label={t('print')} />
        </ButtonRow>
      </div>
    </Panel>
  )
}
