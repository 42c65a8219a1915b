import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlaceAddress } from '@/components/bookings/trip/place-address'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { BRANCH_CODE, type Trip } from '@/lib/bookings/trip'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Place } from '@/provider/contract/places'
import { Fact } from './fact'
import styles from './hand-over-panel.module.css'
import { type ReturnFacts, ReturnRules } from './return-rules'

const ICON_OF = { address: 'map-pin', parking: 'square-parking' } as const

type Props = {
  trip: Trip
  /** Of the branch: its place has no other. */
  branchAddress: string
  /** Hotel or address that the client named; empty: none. */
  address?: string
  flight?: string
}

/** Where and when the car is taken, and how to find the place. */
export function PickupPanel({ trip: { pickup, pickupPlace }, branchAddress, address = '', flight = '' }: Props) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
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
        {pickupPlace.hint !== '' && <Fact icon="info">{pickupPlace.hint}</Fact>}
        {flight !== '' && <Fact icon={arrival === 'flight' ? 'plane-landing' : 'clock'}>{t(`late.${arrival}`)}</Fact>}
      </ul>
      <PlaceAddress place={pickupPlace} />
    </Panel>
  )
}

type ReturnProps = Omit<Props, 'flight'> & {
  /** What the branch asks for afterwards; null: not known now, or the rental is over. */
  facts: ReturnFacts | null
}

/** Where, until when and how the car is given back. The way to the pick-up says nothing of it. */
export function ReturnPanel({ trip: { dropoff, dropoffPlace }, branchAddress, address = '', facts }: ReturnProps) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const time = format.dateTime(dropoff, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <Panel flow="stack">
      <When at={dropoff} place={dropoffPlace} title={t('returnBy', { time })}>
        , {t('zone')}
      </When>
      <ul className={styles.facts}>
        {dropoffPlace.code === BRANCH_CODE && <Fact icon={ICON_OF.address}>{branchAddress}</Fact>}
        {address !== '' && <Fact icon={ICON_OF.address}>{address}</Fact>}
        {dropoffPlace.returnHint !== '' && <Fact icon={ICON_OF.parking}>{dropoffPlace.returnHint}</Fact>}
        {facts && <ReturnRules dropoff={dropoff} facts={facts} />}
      </ul>
    </Panel>
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
            {format.dateTime(at, { weekday: 'long', day: 'numeric', month: 'long' })}
          </time>
          <br />
          {place.name}
          {children}
        </Text>
      </div>
    </div>
  )
}
