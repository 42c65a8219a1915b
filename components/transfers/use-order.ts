'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { useSending } from '@/components/forms/use-sending'
import { newKey } from '@/lib/bookings/new-key'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { orderTransfer } from '@/lib/browser-api/transfers'
import { readReferral } from '@/lib/tracking/referral'
import { ORDER_BOXES, ORDER_FIELDS, type OrderFault, type OrderField, orderFault } from '@/lib/transfers/order-rules'
import { toOrder } from '@/lib/transfers/to-order'
import type { TripChoices } from '@/lib/transfers/trip-fields'
import type { TransferOrderRequest } from '@/provider/contract/transfers'
import type { LiveTrip } from './use-trip'

const EMPTY: Record<OrderField, string> = {
  ...{ fromAddress: '', toAddress: '', flight: '', sign: '', driverLanguage: '' },
  ...{ name: '', phone: '', email: '', comment: '', privacyPolicy: '', personalData: '' },
}

/** After these the same order may have been made: it goes out again under the same key. */
const UNCERTAIN = ['unavailable', 'internal']

type Context = { live: LiveTrip; choices: TripChoices; consents: string }

/** Who orders the trip, checked and sent once; a refusal leaves everything as typed. */
export function useOrder({ live, choices, consents }: Context) {
  const t = useTranslations('transfers.errors')
  const language = useLocale()
  const { slug, trip, quote, isBusy, change } = live
  const [number, setNumber] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const attempt = useRef<{ content: string; key: string; quoteToken: string } | null>(null)
  const { isSending, send } = useSending()
  const form = usePlainForm<OrderField, OrderFault>({
    names: ORDER_FIELDS,
    boxes: ORDER_BOXES,
    initial: EMPTY,
    faultOf: (name, values) => orderFault(name, values, trip, choices),
  })

  function deliver(): void {
    // The price that stands there is none, or of another trip: nobody orders what he has not seen.
    if (!quote || isBusy) {
      setRefusal(live.refusal ?? new RefusedError('quote_invalid'))
      return
    }
    const order = { ...toOrder(slug, trip, form.values), ...readReferral() }
    void send(async () => {
      setRefusal(null)
      setNumber(await sendOnce(order, quote.quoteToken))
    }, refuse)
  }

  /** Under one key the body must be the same, the token included. */
  async function sendOnce(order: Omit<TransferOrderRequest, 'quoteToken'>, quoteToken: string): Promise<string> {
    const content = JSON.stringify(order)
    const known = attempt.current?.content === content ? attempt.current : null
    attempt.current = known ?? { content, key: newKey(), quoteToken }
    try {
      const { key, quoteToken: token } = attempt.current
      return await orderTransfer({ ...order, quoteToken: token }, { consents, language }, key)
    } catch (error) {
      if (error instanceof RefusedError && !UNCERTAIN.includes(error.code)) attempt.current = null
      throw error
    }
  }

  function refuse(error: unknown): void {
    const refused = error instanceof RefusedError ? error : new RefusedError('unavailable')
    setRefusal(refused)
    // The price of now, with a token of its own.
    if (refused.code === 'price_changed' || refused.code === 'quote_invalid') change({})
  }

  return {
    values: form.values,
    attempt: form.attempt,
    set: form.set,
    leave: form.leave,
    number,
    refusal,
    isSending,
    errorOf: (name: OrderField) => {
      const fault = form.faults[name]
      return fault ? t(fault) : undefined
    },
    submit: (event: FormEvent) => {
      // A second press would check anew and send again what is under way.
      if (isSending) event.preventDefault()
      else void form.submit(event, deliver)
    },
  }
}

export type OrderState = ReturnType<typeof useOrder>
