import { useLocale, useTranslations } from 'next-intl'
import { RefundSplit } from '@/components/bookings/cancel/refund-split'
import { CarPicture } from '@/components/cars/card/car-picture'
import { PrintButton } from '@/components/content/print-button'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Icon } from '@/components/ui/icon/icon'
import { Stack } from '@/components/ui/stack/stack'
import { VoucherLinks } from '@/components/vouchers/voucher-links'
import { reviewHref } from '@/lib/bookings/steps'
import { bookedTrip, tripRental } from '@/lib/bookings/trip'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Booking, BookingStatus } from '@/provider/contract/bookings'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'
import styles from './status-hero.module.css'

/** Keys of `bookings.success`: what the booking's state is called. */
const TITLE_OF = {
  held: 'held',
  awaiting_payment: 'awaiting',
  confirmed: 'confirmed',
  active: 'active',
  completed: 'completed',
  expired: 'expired',
  cancelled_client: 'cancelled',
  cancelled_branch: 'cancelled',
  no_show: 'cancelled',
} as const

type Props = { booking: Booking; now: Date }

/** The state in words and the number in large, so that both can be read out over the phone. */
export function StatusHero({ booking, now }: Props) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const { status } = booking
  const isFirm = status === 'confirmed'
  return (
    <section className={styles.hero}>
      <Stack align="start">
        <Eyebrow booking={booking} />
        <h1>{t(TITLE_OF[status])}</h1>
        <p>
          {t('number')}
          <b className={styles.number}>{booking.number}</b>
        </p>
        {isWaiting(status) && booking.holdUntil && (
          <>
            <p>
              {t(status === 'held' ? 'heldText' : 'awaitingText', {
                moment: format.dateTime(new Date(booking.holdUntil), DEADLINE_MOMENT),
              })}
            </p>
            <Button href={reviewHref(booking.car.slug, booking.number)}>
              {t(status === 'held' ? 'heldAction' : 'awaitingAction')}
            </Button>
          </>
        )}
        {isOver(status) && <EndedNote booking={booking} now={now} />}
        {isFirm && <p>{t('keepNumber')}</p>}
        {hasVoucher(status) && (
          <ButtonRow align="center">
            <VoucherLinks booking={booking} />
            <PrintButton label={t('print')} />
          </ButtonRow>
        )}
      </Stack>
      <div className={styles.picture}>
        <CarPicture car={bookedTrip(booking).car} isOnStage />
      </div>
    </section>
  )
}

/** The trip lies behind, or there will be none: nothing of the price is to come any more. */
export function isPast(status: BookingStatus): boolean {
  return status === 'completed' || isOver(status)
}

/** No trip and nothing to pay any more: the price is history. */
export function isOver(status: BookingStatus): boolean {
  return TITLE_OF[status] === 'cancelled' || status === 'expired'
}

function Eyebrow({ booking: { status, history, paidKop } }: { booking: Booking }) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const locale = useLocale()
  const endEvent = TITLE_OF[status] === 'cancelled' && history.findLast((one) => one.status === status)
  if (endEvent)
    return (
      <p className={styles.state}>
        <Icon of="circle-x" />
        {t('cancelledOn', { moment: format.dateTime(new Date(endEvent.at), DEADLINE_MOMENT) })}
      </p>
    )
  if (status !== 'confirmed') return null
  return (
    <p className={styles.state}>
      <Icon of="circle-check" />
      {paidKop > 0 ? t('paidNow', { amount: formatRoubles(paidKop, locale) }) : t('payLater')}
    </p>
  )
}

/** What becomes of the money, and the way to another car. */
function EndedNote({ booking, now }: Props) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const { paidKop, cancellation } = booking
  const { refundKop, keptKop } = cancellation
  const trip = bookedTrip(booking)
  return (
    <>
      <p>
        {paidKop === 0 && t('nothingToPay')}
        {refundKop > 0 && t(refundKeyOf(booking), { amount: formatRoubles(refundKop, locale) })}
        <RefundSplit {...cancellation} />
        {keptKop > 0 && ` ${t('kept', { amount: formatRoubles(keptKop, locale) })}`}
      </p>
      {trip.pickup > now && (
        <Button href={`/booking-online/${searchQuery(rentalFields(tripRental(trip)))}`}>{t('findCar')}</Button>
      )}
    </>
  )
}

/** What was promised goes back by one or more transfers; what was paid at the branch comes back there. */
function refundKeyOf({ payments, cancellation }: Booking) {
  const back = payments.flatMap(({ refunds }) => refunds).filter(({ reason }) => reason === 'cancelled')
  if (back.some(({ state }) => state === 'canceled')) return 'refundFailed'
  const sentKop = back.reduce((sum, { state, amountKop }) => sum + (state === 'succeeded' ? amountKop : 0), 0)
  return sentKop === cancellation.refundKop ? 'refunded' : 'refund'
}
