import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlaceAddress } from '@/components/bookings/trip/place-address'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { BRANCH_CODE, bookedTrip, type Trip } from '@/lib/bookings/trip'
import { FAR_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { comma } from '@/lib/i18n/comma'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Booking } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { startOfSentence } from '@/provider/contract/rules/text/start-of-sentence'
import { Fact } from './fact'
import styles from './hand-over-panel.module.css'
import { ReturnRules } from './return-rules'

const ICON_OF = { address: 'map-pin', parking: 'square-parking' } as const

type Props = {
  trip: Trip
  /** Of the branch: its place has no other. */
  branchAddress: string
  /** Hotel or address that the client named; empty: none. */
  address?: string
  flight?: string
  /** What a delay into the night costs; null: nothing is told. */
  night: DriverChecks['night']
  /** The car was not handed out yet, and will be: the way to it and what to do there are shown. */
  isAhead: boolean
}

/** Where and when the car is taken, and how to find the place. */
export function PickupPanel({
  trip: { pickup, pickupPlace },
  branchAddress,
  address = '',
  flight = '',
  night,
  isAhead,
}: Props) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const locale = useLocale()
  const arrival = pickupPlace.arrival ?? 'flight'
  const time = format.dateTime(pickup, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <Panel flow="stack">
      <When at={pickup} place={pickupPlace} title={t('pickupAt', { time })}>
        {flight !== '' && `, ${t(`arrival.${arrival}`, { number: flight })}`}
      </When>
      <ul className={styles.facts}>
        {pickupPlace.code === BRANCH_CODE && <Fact icon={ICON_OF.address}>{branchAddress}</Fact>}
        {address !== '' && <Fact icon={ICON_OF.address}>{address}</Fact>}
        {isAhead && pickupPlace.hint !== '' && <Fact icon="info">{pickupPlace.hint}</Fact>}
        {isAhead && flight !== '' && (
          <Fact icon={arrival === 'flight' ? 'plane-landing' : 'clock'}>
            {t(`late.${arrival}`)}
            {night && sentenceGap(locale)}
            {night &&
              t(night.onDelay ? 'delay.due' : 'delay.free', {
                from: night.from,
                amount: formatRoubles(night.feeKop, locale),
              })}
          </Fact>
        )}
      </ul>
      {isAhead && <PlaceAddress place={pickupPlace} />}
    </Panel>
  )
}

type ReturnProps = Pick<Props, 'address' | 'branchAddress'> & { booking: Booking }

/** The return card: where, until when and how the car is given back. Until the hand-over it is folded. */
export function ReturnPanel(props: ReturnProps) {
  const { booking } = props
  const t = useTranslations('bookings.return')
  const format = useFormatter()
  const isFolded = booking.status === 'confirmed'
  const moment = format.dateTime(new Date(booking.dropoffAt), FAR_MOMENT)
  if (!isFolded)
    return (
      <Panel flow="stack">
        <ReturnCard {...props} />
      </Panel>
    )
  return (
    <Panel as="details">
      <DisclosureSummary>{t('fold', { moment, place: booking.dropoffPlace.name })}</DisclosureSummary>
      <ReturnCard {...props} isFolded />
    </Panel>
  )
}

/** @param isFolded the words above it have said when and where */
function ReturnCard({ booking, branchAddress, address = '', isFolded = false }: ReturnProps & { isFolded?: boolean }) {
  const { dropoff, dropoffPlace } = bookedTrip(booking)
  const isOut = booking.status === 'active'
  const isAhead = isOut || booking.status === 'confirmed'
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const format = useFormatter()
  const time = format.dateTime(dropoff, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <div className={styles.card}>
      {isFolded ? (
        <Text size="s" tone="muted">
          {startOfSentence(t('zone'))}
        </Text>
      ) : (
        <When at={dropoff} place={dropoffPlace} title={t('returnBy', { time })}>
          {comma(locale)}
          {t('zone')}
        </When>
      )}
      <ul className={styles.facts}>
        {dropoffPlace.code === BRANCH_CODE && <Fact icon={ICON_OF.address}>{branchAddress}</Fact>}
        {address !== '' && <Fact icon={ICON_OF.address}>{address}</Fact>}
        {isAhead && dropoffPlace.returnHint !== '' && <Fact icon={ICON_OF.parking}>{dropoffPlace.returnHint}</Fact>}
        {isAhead && <ReturnRules booking={booking} />}
      </ul>
      {isOut && <PlaceAddress place={dropoffPlace} />}
    </div>
  )
}

type WhenProps = { at: Date; place: Place; title: string; children: ReactNode }

/** A leaf of the calendar, what happens then, and where. */
function When({ at, place, title, children }: WhenProps) {
  const format = useFormatter()
  return (
    <div className={styles.when}>
      <p aria-hidden="true">
        <span>{format.dateTime(at, { weekday: 'short' })}</span>
        <b>{format.dateTime(at, { day: 'numeric' })}</b>
        <span>{format.dateTime(at, { month: 'short' })}</span>
      </p>
      <div>
        <h2>{title}</h2>
        <Text size="s" tone="muted">
          <time dateTime={at.toISOString()}>
            {format.dateTime(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
          </time>
          <br />
          {place.name}
          {children}
        </Text>
      </div>
    </div>
  )
}
