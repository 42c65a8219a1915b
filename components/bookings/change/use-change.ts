'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePhoneProof } from '@/components/bookings/proof/use-phone-proof'
import { isOutage, type Rejection, useRejectionText } from '@/components/bookings/review/hold-rejection'
import { useSending } from '@/components/forms/use-sending'
import { useLiveQuote } from '@/components/quotes/live-quote'
import type { DriverFields } from '@/lib/bookings/driver-rules'
import { toPeople } from '@/lib/bookings/hold-request'
import { isSameRental } from '@/lib/bookings/same-rental'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { patchBooking } from '@/lib/browser-api/bookings'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import type { RentalRequest } from '@/provider/contract/quotes'

type Context = {
  number: string
  /** The rental and the people as they stand. */
  booked: RentalRequest
  fields: DriverFields
  href: string
  doors: BookingDoors | undefined
  isHeld: boolean
  hasMiddleNameField: boolean
  needsLicence: boolean
  phoneText: string
}

/** Sends the change as it is priced now; the booking then shows the new truth, or stays as it was. */
export function useChange({
  number,
  booked,
  fields: bookedFields,
  href,
  doors,
  isHeld,
  hasMiddleNameField,
  needsLicence,
  phoneText,
}: Context) {
  const t = useTranslations('bookings')
  const router = useRouter()
  const text = useRejectionText(phoneText)
  const { request, quote, isBusy, choice, change: changeChoice } = useLiveQuote()
  const { withProof, dialog } = usePhoneProof()
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const [isIdle, setIsIdle] = useState(false)
  const { isSending, send } = useSending()
  const isSame = isSameRental(request, booked)

  async function change(fields: DriverFields): Promise<void> {
    // The price of another choice is on its way.
    if (isBusy) return
    const context = { request, hasMiddleNameField, needsLicence }
    const [newPeople, oldPeople] = [toPeople(fields, context), toPeople(bookedFields, context)]
    const changesNothing = isSame && JSON.stringify(newPeople) === JSON.stringify(oldPeople)
    setIsIdle(changesNothing)
    if (changesNothing) return
    await send(async () => {
      setRejection(null)
      const { driver, ...others } = newPeople
      const people = isHeld ? { driver, ...others } : others
      const body = { rental: request, quoteToken: quote.quoteToken, ...people }
      await withProof(driver.phone, (proof) => patchBooking(number, proof ? { ...body, proof } : body, doors))
      showToast({ kind: 'ok', title: t('change.done'), text: t('change.doneText', { number }) })
      router.push(href)
      router.refresh()
    }, handleRejection)
  }

  function handleRejection(error: unknown): void {
    const { code, details } = error instanceof RejectionError ? error : new RejectionError('unavailable')
    const newRejection = { code, details }
    setRejection(newRejection)
    if (isOutage(newRejection)) showToast({ kind: 'bad', title: t('rejection.failedTitle'), text: text(newRejection) })
    if (code === 'price_changed' || code === 'quote_invalid') changeChoice(choice)
    else router.refresh()
  }

  return { change, isSending, isUnchanged: isIdle && isSame, rejection, dialog }
}
