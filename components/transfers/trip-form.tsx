'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/input/select'
import { Text } from '@/components/ui/text/text'
import { excursionsOf, type TripChoices } from '@/lib/transfers/trip-fields'
import { CountField } from './count-field'
import { MomentFields } from './moment-fields'
import styles from './order-form.module.css'
import { PlaceField } from './place-field'
import { TripKind } from './trip-kind'
import type { LiveTrip } from './use-trip'

/** First and last day of a trip, `YYYY-MM-DD`. */
export type TripDays = { min: string; max: string }

type Props = Pick<LiveTrip, 'trip' | 'change'> & {
  choices: TripChoices
  days: TripDays
  /** Fields of the addresses, where an order asks for them. */
  fromAddress?: ReactNode
  toAddress?: ReactNode
}

/** What trip it is: everything that its price depends on. */
export function TripForm({ trip, change, choices, days, fromAddress, toAddress }: Props) {
  const t = useTranslations('transfers.trip')
  const { kind } = trip
  const place = { other: t('otherAddress'), places: choices.places }
  const fromLabel = kind === 'transfer' ? t('from') : t('pickupAt')
  return (
    <>
      <TripKind change={change} choices={choices} trip={trip} />
      {kind === 'excursion' && <Excursion change={change} choices={choices} trip={trip} />}
      <PlaceField {...place} id="trip-from" label={fromLabel} onChange={(from) => change({ from })} value={trip.from}>
        {fromAddress}
      </PlaceField>
      {kind === 'transfer' && (
        <PlaceField {...place} id="trip-to" label={t('to')} onChange={(to) => change({ to })} value={trip.to}>
          {toAddress}
        </PlaceField>
      )}
      <MomentFields
        {...days}
        date={trip.date}
        dateLabel={t('date')}
        legend={t('when')}
        onChange={change}
        time={trip.time}
        timeLabel={t('time')}
      />
      <Text size="xs" tone="muted">
        {t('localTime')}
      </Text>
      {kind === 'transfer' && <WayBack change={change} days={days} trip={trip} />}
      <div className={styles.counts}>
        {kind === 'hour' && (
          <CountField
            label={t('hours')}
            least={choices.minHours}
            most={choices.rules.maxHours}
            onChange={(hours) => change({ hours })}
            value={trip.hours}
          />
        )}
        <CountField
          label={t('people')}
          least={1}
          most={choices.passengers}
          onChange={(people) => change({ people })}
          value={trip.people}
        />
        <CountField
          label={t('seats')}
          least={0}
          most={trip.people}
          onChange={(seats) => change({ seats })}
          value={trip.seats}
        />
      </div>
    </>
  )
}

function Excursion({ trip, change, choices }: Pick<Props, 'trip' | 'change' | 'choices'>) {
  const t = useTranslations('transfers.trip')
  return (
    <Field id="trip-route" label={t('route')}>
      {(ids) => (
        <Select {...ids} onChange={({ target }) => change({ route: target.value })} value={trip.route}>
          {excursionsOf(choices).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function WayBack({ trip, change, days }: Pick<Props, 'trip' | 'change' | 'days'>) {
  const t = useTranslations('transfers.trip')
  return (
    <>
      <Checkbox
        checked={trip.backDate !== ''}
        onChange={({ target }) => change(target.checked ? firstBack(trip) : { backDate: '' })}
      >
        {t('back')}
      </Checkbox>
      {trip.backDate !== '' && (
        <MomentFields
          date={trip.backDate}
          dateLabel={t('backDate')}
          legend={t('backWhen')}
          max={days.max}
          min={trip.date}
          onChange={({ date, time }) =>
            change({ ...(date ? { backDate: date } : {}), ...(time ? { backTime: time } : {}) })
          }
          time={trip.backTime}
          timeLabel={t('backTime')}
        />
      )}
    </>
  )
}

/** The next day: the same one may not be long enough. */
function firstBack({ date, time }: Props['trip']): Partial<Props['trip']> {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return { backDate: next.toISOString().slice(0, 10), backTime: time }
}
