'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DriverForm } from '@/components/bookings/driver/use-driver-form'
import { usePhoneProof } from '@/components/bookings/proof/use-phone-proof'
import { useAfterRefresh } from '@/components/bookings/status/use-after-refresh'
import { useSending } from '@/components/forms/use-sending'
import { type DriverFieldError, type DriverFields, fieldOrder } from '@/lib/bookings/driver-rules'
import { holdOnce } from '@/lib/bookings/hold-once'
import { type HoldContext, toHoldRequest, toPeople } from '@/lib/bookings/hold-request'
import { heldStepHref, reviewHref } from '@/lib/bookings/steps'
import { patchBooking } from '@/lib/browser-api/bookings'
import { requestQuote } from '@/lib/browser-api/quotes'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { readFieldErrors } from '@/lib/forms/rejection'
import { useRouter } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { showToast } from '@/lib/toasts/show-toast'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { isOutage, type Rejection, useRejectionText } from './hold-rejection'

type Terms = Pick<HoldContext, 'request' | 'quoteToken'>

/** The same rental without its code, with the price that it then has. */
export type WithoutCode = { plain: Terms; totalKop: number }

type Context = Omit<HoldContext, 'language'> & {
  slug: string
  /** Shows what is wrong with fields. */
  showErrors: DriverForm['showErrors']
  phoneText: string
  extraDrivers: number
  /** Writes the form into the draft. */
  saveDraft: () => void
  held?: { number: string } | undefined
}

/** Rejections that belong to a field of whoever drives. */
const FIELD_OF: Partial<Record<FailureCode, { name: 'birthDate' | 'licenceSince'; error: DriverFieldError }>> = {
  driver_too_young: { name: 'birthDate', error: 'driverTooYoung' },
  driver_too_old: { name: 'birthDate', error: 'driverTooOld' },
  experience_too_short: { name: 'licenceSince', error: 'experienceTooShort' },
}

const ADDRESS_ERRORS = { pickupAddress: 'pickupAddressEmpty', dropoffAddress: 'dropoffAddressEmpty' } as const
const ADDRESS_LINKS = { pickupAddress: 'addressLink', dropoffAddress: 'addressLink' } as const

/** After these the page asks the server again: other price, other availability. */
const STALE: readonly FailureCode[] = [
  'car_taken',
  'price_changed',
  'quote_invalid',
  'car_not_for_hire',
  'extra_sold_out',
  'offer_refused',
  'option_not_offered',
  'extra_drivers_missing',
  'hold_expired',
  'conflict',
]

const ABOUT_CODE: readonly FailureCode[] = ['promo_used_up', 'promo_client_limit']

/** Sends the checked form and goes on to the review; a rejection leaves everything as typed. */
export function useHold(context: Context) {
  const { slug, showErrors, phoneText, held } = context
  const t = useTranslations('bookings')
  const language = useLocale()
  const router = useRouter()
  const text = useRejectionText(phoneText)
  const { withProof, dialog } = usePhoneProof()
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const [without, setWithout] = useState<WithoutCode | null>(null)
  const { isSending, send } = useSending()
  const { refresh, run, isWaiting } = useAfterRefresh<DriverFields>((fields) => hold(fields))

  function hold(fields: DriverFields, terms: Terms = context): Promise<void> {
    return send(async () => {
      setRejection(null)
      setWithout(null)
      const { request, quoteToken } = terms
      const holdContext = { ...context, request, quoteToken, language }
      if (held) {
        const change = { rental: request, quoteToken, ...toPeople(fields, holdContext) }
        await withProof(change.driver.phone, (proof) =>
          patchBooking(held.number, proof ? { ...change, proof } : change),
        )
        router.push(reviewHref(slug, held.number))
        return
      }
      context.saveDraft()
      const holdRequest = toHoldRequest(fields, holdContext)
      const { phone } = holdRequest.driver
      const number = await withProof(phone, (proof) => holdOnce(proof ? { ...holdRequest, proof } : holdRequest))
      // Back from the review leads to the form of this booking, not to a new one.
      window.history.replaceState(null, '', `${PREFIX_OF[language]}${heldStepHref(slug, number, 'you')}`)
      router.push(reviewHref(slug, number))
    }, handleRejection)
  }

  function handleRejection(error: unknown): void {
    const rejected = error instanceof RejectionError ? error : new RejectionError('unavailable')
    if (showAtFields(rejected)) return
    const { code, details } = rejected
    const newRejection = { code, details }
    setRejection(newRejection)
    if (isOutage(newRejection)) showToast({ kind: 'bad', title: t('rejection.failedTitle'), text: text(newRejection) })
    if (ABOUT_CODE.includes(code) || details?.about === 'promo') void priceWithoutCode()
    if (STALE.includes(code)) refresh()
  }

  /** @returns false when the rejection is about no field. */
  function showAtFields(rejected: RejectionError): boolean {
    const ofPerson = FIELD_OF[rejected.code]
    const error = ofPerson?.error ?? (rejected.code === 'name_script_refused' ? 'nameScript' : 'rejectedByBranch')
    const ofFields = Object.fromEntries(fieldOrder(context.extraDrivers).map((path) => [path, error]))
    const ofAddresses = rejected.code === 'address_link_refused' ? ADDRESS_LINKS : ADDRESS_ERRORS
    const named = readFieldErrors(rejected, { ...ofFields, ...ofAddresses }, (path) =>
      path in ADDRESS_ERRORS ? `meeting.${path}` : `driver.${path}`,
    )
    const errors = named?.errors ?? (ofPerson && { [ofPerson.name]: error })
    if (errors) showErrors(errors)
    return errors !== undefined
  }

  async function priceWithoutCode(): Promise<void> {
    const request = { ...context.request, pc: '' }
    const quote = await requestQuote(request, { language, number: held?.number }).catch(() => null)
    if (quote) setWithout({ plain: { request, quoteToken: quote.quoteToken }, totalKop: quote.price.totalKop })
  }

  return { submit: run, hold, isSending: isSending || isWaiting, rejection, without, dialog }
}
