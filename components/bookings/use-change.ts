'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { useLiveQuote } from '@/components/quotes/live-quote'
import type { DriverFields } from '@/lib/bookings/driver-rules'
import { toPeople } from '@/lib/bookings/hold-request'
import { changeBooking } from '@/lib/browser-api/bookings'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import { isOutage, type Refusal, useRefusalText } from './hold-refusal'

type Context = { number: string; href: string; isHeld: boolean; asksMiddleName: boolean; phoneText: string }

/** Sends the change as it is priced now; the booking then shows the new truth, or stays as it was. */
export function useChange({ number, href, isHeld, asksMiddleName, phoneText }: Context) {
  const t = useTranslations('bookings.refusal')
  const router = useRouter()
  const text = useRefusalText(phoneText)
  const { request, quote, isBusy, choice, change: ask } = useLiveQuote()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { isSending, send } = useSending()

  async function change(fields: DriverFields): Promise<void> {
    // The price of another choice is on its way.
    if (isBusy) return
    await send(async () => {
      setRefusal(null)
      const { driver, ...others } = toPeople(fields, { request, asksMiddleName })
      const people = isHeld ? { driver, ...others } : others
      await changeBooking(number, { rental: request, quoteToken: quote.quoteToken, ...people })
      router.push(href)
      router.refresh()
    }, refuse)
  }

  function refuse(error: unknown): void {
    const { code, details } = error instanceof RefusedError ? error : new RefusedError('unavailable')
    const shown = { code, details }
    setRefusal(shown)
    if (isOutage(shown)) showToast({ kind: 'bad', title: t('failedTitle'), text: text(shown) })
    if (code === 'price_changed' || code === 'quote_invalid') ask(choice)
    else router.refresh()
  }

  return { change, isSending, refusal }
}
