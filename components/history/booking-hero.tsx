import { useLocale, useTranslations } from 'next-intl'
import { isPast } from '@/components/bookings/status/status-hero'
import { CarStage } from '@/components/cars/page/car-stage'
import { PrintButton } from '@/components/content/print-button'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Icon } from '@/components/ui/icon/icon'
import { PaperLinks } from '@/components/vouchers/paper-links'
import { bookedTrip } from '@/lib/bookings/trip'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { repeatHref } from '@/lib/history/addresses'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { lineNames } from '@/lib/options/option-names'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import type { BranchRules } from '@/provider/contract/settings'
import { BookingTag } from './booking-tag'

type Props = { booking: Booking; offers: CarOptions | null; rules: BranchRules; now: Date }

/** The car, its dates, what the price is made of, and what is paid. */
export function BookingHero({ booking, offers, rules, now }: Props) {
  const t = useTranslations('history')
  const format = useFormatter()
  const locale = useLocale()
  const { status, price, paidKop, dueKop, cancellation } = booking
  const trip = bookedTrip(booking)
  const names = lineNames(offers ?? { insurance: [], extras: [] }, [trip.pickupPlace, trip.dropoffPlace])
  const moment = (date: Date) => format.dateTime(date, FAR_HAND_OVER_MOMENT)
  const roubles = (kop: number) => formatRoubles(kop, locale)
  return (
    <section className="panel booked">
      <CarStage car={trip.car}>
        <BookingTag status={status} />
      </CarStage>
      <div className="stack in">
        <div>
          <h2 className="h-sub">{trip.car.name}</h2>
          <p className="small muted">{t('period', { from: moment(trip.pickup), to: moment(trip.dropoff) })}</p>
        </div>
        <QuoteLines isOver={isPast(status)} locale={locale} names={names} price={price} />
        <dl className="paid-due">
          <div>
            <dt>{t('paid')}</dt>
            <dd className="num">{roubles(paidKop)}</dd>
          </div>
          <div>
            <dt>{t('due')}</dt>
            <dd className="num">{roubles(dueKop)}</dd>
          </div>
          {cancellation.refundKop > 0 && !cancellation.allowed && (
            <div>
              <dt>{t('refund')}</dt>
              <dd className="num">{roubles(cancellation.refundKop)}</dd>
            </div>
          )}
        </dl>
        <p className="row acts no-print">
          <Link className="btn soft" href={repeatHref(booking, now, rules)}>
            <Icon of="rotate-ccw" />
            {t('repeat')}
          </Link>
          <PaperLinks booking={booking} />
          <PrintButton label={t('print')} />
        </p>
      </div>
    </section>
  )
}
