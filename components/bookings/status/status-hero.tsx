import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { RefundSplit } from '@/components/bookings/cancel/refund-split'
import { CarPicture } from '@/components/cars/card/car-picture'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { VoucherLinks } from '@/components/vouchers/voucher-links'
import { changeHref, reviewHref } from '@/lib/bookings/steps'
import { bookedTrip, tripRental } from '@/lib/bookings/trip'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Booking, BookingStatus } from '@/provider/contract/bookings'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { CopyButton } from './copy-button'
import styles from './status-hero.module.css'
import { Sunrise } from './sunrise'

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

type Props = { booking: Booking; now: Date; isInWeChat?: boolean }

/** For so long a booking is new: the sun rises over it. */
const FRESH_MS = 10 * 60_000

/** The state in words and the number in large, so that both can be read out over the phone. */
export function StatusHero({ booking, now, isInWeChat = false }: Props) {
  const t = useTranslations('bookings.success')
  const { status, number } = booking
  const isFirm = status === 'confirmed'
  const trip = bookedTrip(booking)
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.words}>
          <Eyebrow booking={booking} />
          <Title booking={booking} />
          <p>{t('number')}</p>
          <NumberLine number={number} />
          <HoldNote booking={booking} />
          {isOver(status) && <EndedNote booking={booking} now={now} />}
          {isFirm && <p>{t('keepNumber')}</p>}
          <div className={styles.acts}>
            <VoucherLinks booking={booking} isInWeChat={isInWeChat} look="night" />
            {booking.changeable && (
              <Button href={changeHref(number)} variant="glass">
                <Icon of="pencil" size="s" />
                {t('changeShort')}
              </Button>
            )}
          </div>
        </div>
        {isFirm || status === 'active' ? (
          <Sunrise car={trip.car} isRising={isFirm && now.getTime() - firmSince(booking) < FRESH_MS} />
        ) : (
          <div className={styles.picture}>
            <CarPicture car={trip.car} isOnStage />
          </div>
        )}
      </Container>
    </section>
  )
}

/** When it became firm, in milliseconds; 0: never. */
function firmSince({ history }: Booking): number {
  return Date.parse(history.findLast(({ status }) => status === 'confirmed')?.at ?? '') || 0
}

function Title({ booking: { status, pickupAt } }: Pick<Props, 'booking'>) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  if (status !== 'confirmed') return <h1>{t(TITLE_OF[status])}</h1>
  return <h1>{t('waits', { day: format.dateTime(new Date(pickupAt), { day: 'numeric', month: 'long' }) })}</h1>
}

function NumberLine({ number }: { number: string }) {
  const { success } = useMessages().bookings
  const { copyNumber, copied } = success
  return (
    <div className={styles.number}>
      <b>{number}</b>
      <NextIntlClientProvider locale={useLocale()} messages={{ bookings: { success: { copyNumber, copied } } }}>
        <CopyButton of="copyNumber" text={number} variant="glass" />
      </NextIntlClientProvider>
    </div>
  )
}

/** Until when the car is kept, and where the booking goes on. */
function HoldNote({ booking: { status, holdUntil, car, number } }: Pick<Props, 'booking'>) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  if (!isWaiting(status) || !holdUntil) return null
  const moment = format.deadline(new Date(holdUntil), DEADLINE_MOMENT)
  return (
    <>
      <p>{t(status === 'held' ? 'heldText' : 'awaitingText', { moment })}</p>
      <p>
        <Button href={reviewHref(car.slug, number)}>{t(status === 'held' ? 'heldAction' : 'awaitingAction')}</Button>
      </p>
    </>
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
      {t('confirmed')} · {paidKop > 0 ? t('paidNow', { amount: formatRoubles(paidKop, locale) }) : t('payLater')}
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
