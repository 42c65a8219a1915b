'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { isMet, type TripChoices, type TripFields } from '@/lib/transfers/trip-fields'
import { TRANSFER_LIMITS } from '@/provider/contract/rules/transfers/transfer-order'
import type { TransferDetails, TransferQuote } from '@/provider/contract/transfers'
import { LanguageField, MeetingFields, OrderConsents, OrderText, PersonFields } from './order-fields'
import styles from './order-form.module.css'
import { OrderFailure, OrderSent } from './order-outcome'
import { type TripDays, TripForm } from './trip-form'
import { TripPrice } from './trip-price'
import { useOrder } from './use-order'
import { useTrip } from './use-trip'
import { useTripLinks } from './use-trip-links'

export type OrderFormProps = {
  slug: string
  first: TripFields
  choices: TripChoices
  days: TripDays
  quote: TransferQuote | null
  languages: TransferDetails['languages']
  /** How long the driver waits for whom he meets, in words. */
  waiting: string
  /** `document@version` pairs, joined by commas. */
  consents: string
  phone: string
}

/** A trip with its live price, who orders it, and the number of the order when it has arrived. */
export function OrderForm(props: OrderFormProps) {
  const { choices, days, languages, waiting, consents, phone } = props
  const t = useTranslations('transfers')
  const locale = useLocale()
  const live = useTrip(props)
  const order = useOrder({ live, choices, consents })
  useTripLinks(live, choices)
  const { trip, quote, change } = live
  if (order.sent) return <OrderSent number={order.sent.response} phone={phone} />
  const total = quote && formatRoubles(quote.price.totalKop, locale)
  const address = { order, autoComplete: 'address-line1', maxLength: TRANSFER_LIMITS.address }
  return (
    <Form className={styles.form} form={order} title={t('errors.summary')} titlePrefix={t('errors.titlePrefix')}>
      <TripForm
        change={change}
        choices={choices}
        days={days}
        fromAddress={<OrderText {...address} name="fromAddress" />}
        toAddress={<OrderText {...address} name="toAddress" />}
        trip={trip}
      />
      {trip.kind === 'transfer' && <MeetingFields isMet={isMet(trip, choices)} order={order} waiting={waiting} />}
      <LanguageField languages={languages} order={order} />
      <PersonFields order={order} />
      <TripPrice {...live} leadHours={choices.rules.leadHours} phone={phone} />
      <OrderConsents order={order} />
      {order.failure && <OrderFailure phone={phone} rejection={order.failure} />}
      <SubmitButton
        isWide
        busyLabel={t('form.sending')}
        isBusy={order.isSending}
        label={total ? t(quote.price.isFrom ? 'form.orderFrom' : 'form.orderFor', { amount: total }) : t('form.order')}
      />
      <Text size="xs" tone="muted">
        {t('form.note')}
      </Text>
    </Form>
  )
}
