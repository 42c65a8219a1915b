'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/input/select'
import { type TripChoices, type TripFields, tripQuery } from '@/lib/transfers/trip-fields'
import type { TransferQuote } from '@/provider/contract/transfers'
import styles from './order-form.module.css'
import { type TripDays, TripForm } from './trip-form'
import { TripPrice } from './trip-price'
import { useTrip } from './use-trip'

/** A model as the list of the short form has it. */
export type ShortModel = { slug: string; name: string; minHours: number; passengers: number }

export type ShortOrderProps = {
  models: ShortModel[]
  first: TripFields
  choices: TripChoices
  days: TripDays
  quote: TransferQuote | null
  phone: string
}

/** What a trip costs in each of the models; the order itself is on the model's page, which takes the trip along. */
export function ShortOrder({ models, first, choices: all, days, quote, phone }: ShortOrderProps) {
  const t = useTranslations('transfers')
  const [usual] = models
  const live = useTrip({ slug: usual?.slug ?? '', first, choices: all, quote })
  const isReady = useHydrated()
  const { slug, trip, change } = live
  const model = models.find((one) => one.slug === slug)
  const choices = model ? { ...all, minHours: model.minHours, passengers: model.passengers } : all
  const query = new URLSearchParams(tripQuery(trip, null)).toString()

  function choose(chosen: string): void {
    const next = models.find((one) => one.slug === chosen)
    if (!next) return
    change({ hours: Math.max(trip.hours, next.minHours), people: Math.min(trip.people, next.passengers) }, chosen)
  }

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!isReady} role="none">
        <Field id="trip-model" label={t('trip.model')}>
          {(ids) => (
            <Select {...ids} onChange={({ target }) => choose(target.value)} value={slug}>
              {models.map(({ slug: one, name }) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TripForm change={change} choices={choices} days={days} trip={trip} />
        <TripPrice {...live} leadHours={choices.rules.leadHours} phone={phone} />
        <Button href={`/service/${slug}/?${query}#order`} isWide size="l">
          {t('form.goOn')}
        </Button>
      </fieldset>
    </form>
  )
}
