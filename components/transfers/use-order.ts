'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { newKey } from '@/lib/bookings/new-key'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { orderTransfer } from '@/lib/browser-api/transfers'
import { type Referral, readReferral } from '@/lib/tracking/referral'
import { needsToAddress, type OrderField, orderSchema } from '@/lib/transfers/order-rules'
import { ADDRESS, type TripChoices, type TripFields, toTrip } from '@/lib/transfers/trip-fields'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import type { TransferOrderRequest } from '@/provider/contract/transfers'
import type { LiveTrip } from './use-trip'

/** After these the same order may have been made: it goes out again under the same key. */
const UNCERTAIN = ['unavailable', 'internal']

/** Returns the id of a field's control. */
export function orderFieldId(name: OrderField): string {
  return `order-${name}`
}

type Context = { live: LiveTrip; choices: TripChoices; consents: string }

/** Who orders the trip, checked and sent once; a rejection leaves everything as typed. */
export function useOrder({ live, choices, consents }: Context) {
  const t = useTranslations('transfers.errors')
  const language = useLocale()
  const { slug, trip, quote, isBusy, change } = live
  const attempt = useRef<{ content: string; key: string; quoteToken: string } | null>(null)
  const form = useApiForm({
    schema: orderSchema(trip, choices),
    idOf: orderFieldId,
    explain: (error) => t(error),
    send: async (values) => {
      // The price that stands there is none, or of another trip: nobody orders what he has not seen.
      if (!quote || isBusy) throw new NoPrice(live.rejection ?? new RejectionError('quote_invalid'))
      return sendOnce({ ...toOrder(slug, trip, values), ...readReferral() }, quote.quoteToken)
    },
    onFailure: (error) => {
      if (error instanceof NoPrice) return { failure: error.reason }
      const failure = error instanceof RejectionError ? error : new RejectionError('unavailable')
      // The price of now, with a token of its own.
      if (failure.code === 'price_changed' || failure.code === 'quote_invalid') change({})
      return { failure }
    },
  })

  /** Under one key the body must be the same, the token included. */
  async function sendOnce(order: Omit<TransferOrderRequest, 'quoteToken'>, quoteToken: string): Promise<string> {
    const content = JSON.stringify(order)
    const previousAttempt = attempt.current?.content === content ? attempt.current : null
    attempt.current = previousAttempt ?? { content, key: newKey(), quoteToken }
    try {
      const { key, quoteToken: token } = attempt.current
      return await orderTransfer({ ...order, quoteToken: token }, { consents, language }, key)
    } catch (error) {
      if (error instanceof RejectionError && !UNCERTAIN.includes(error.code)) attempt.current = null
      throw error
    }
  }

  return form
}

/** Checked fields → the contract's order: what is not asked for this trip is not sent. */
function toOrder(
  slug: string,
  trip: TripFields,
  values: Record<OrderField, string>,
): Omit<TransferOrderRequest, 'quoteToken' | keyof Referral> {
  const text = (name: OrderField) => values[name].trim()
  const isTransfer = trip.kind === 'transfer'
  return {
    trip: toTrip(slug, trip),
    fromAddress: trip.from === ADDRESS ? text('fromAddress') : '',
    toAddress: needsToAddress(trip) ? text('toAddress') : '',
    flight: isTransfer ? text('flight') : '',
    sign: isTransfer ? text('sign') : '',
    driverLanguage: LANGUAGES.find((one) => one === values.driverLanguage) ?? null,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    comment: text('comment'),
  }
}

/** Nothing was sent: the trip has no price that was seen. */
class NoPrice extends Error {
  constructor(readonly reason: RejectionError) {
    super()
  }
}

export type OrderState = ReturnType<typeof useOrder>
