'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFocusOn } from '@/components/forms/use-focus-on'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { isProofReason } from '@/lib/bookings/proof-reason'
import { formatRoubles } from '@/lib/format/money'
import type { Failure } from '@/provider/contract/envelope'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

export type Rejection = { code: FailureCode; details: Failure['error']['details'] }

type RejectionText =
  | 'carTaken'
  | 'priceChanged'
  | 'priceStale'
  | 'notForHire'
  | 'tooMany'
  | 'phoneUnproved'
  | 'datesOver'
  | 'tooSoon'
  | 'extraSoldOut'
  | 'optionNotOffered'
  | 'driversMissing'
  | 'promoUsedUp'
  | 'promoNotForClient'
  | 'offerRejected'
  | 'changeTooLate'
  | 'renewalsUsedUp'

/** Keys of `bookings.rejection`; codes without a text of their own are "not now". */
const TEXT_OF: Partial<Record<FailureCode, RejectionText>> = {
  car_taken: 'carTaken',
  price_changed: 'priceChanged',
  quote_invalid: 'priceStale',
  car_not_for_hire: 'notForHire',
  too_many_requests: 'tooMany',
  phone_unproved: 'phoneUnproved',
  invalid_dates: 'datesOver',
  pickup_in_past: 'datesOver',
  pickup_too_soon: 'tooSoon',
  pickup_too_far: 'datesOver',
  dropoff_before_pickup: 'datesOver',
  rental_too_long: 'datesOver',
  unknown_place: 'datesOver',
  extra_sold_out: 'extraSoldOut',
  option_not_offered: 'optionNotOffered',
  extra_drivers_missing: 'driversMissing',
  promo_used_up: 'promoUsedUp',
  promo_client_limit: 'promoNotForClient',
  offer_refused: 'offerRejected',
  change_too_late: 'changeTooLate',
  renewals_used_up: 'renewalsUsedUp',
  hold_expired: 'changeTooLate',
  conflict: 'changeTooLate',
}

/** Rejections that are about being unable to book now at all: they also raise a toast. */
export function isOutage(rejection: Rejection): boolean {
  const text = TEXT_OF[rejection.code]
  return text === undefined || text === 'tooMany'
}

export function useRejectionText(phoneText: string): (rejection: Rejection) => string {
  const t = useTranslations('bookings.rejection')
  const locale = useLocale()
  return ({ code, details }) => {
    const { about } = details ?? {}
    if (code === 'phone_unproved' && isProofReason(about)) return t(`phoneUnprovedOf.${about}`, { phone: phoneText })
    return t(TEXT_OF[code] ?? 'unavailable', {
      phone: phoneText,
      old: formatRoubles(Number(details?.oldTotalKop ?? 0), locale),
      new: formatRoubles(Number(details?.newTotalKop ?? 0), locale),
    })
  }
}

type Props = { rejection: Rejection; phoneText: string; children?: ReactNode }

/** Why the branch did not take the booking, above the form that keeps everything typed. */
export function HoldRejection({ rejection, phoneText, children }: Props) {
  const text = useRejectionText(phoneText)
  const box = useFocusOn(rejection)
  return (
    <Notice kind="error" ref={box} role="alert" tabIndex={-1}>
      <Stack>
        <p>{text(rejection)}</p>
        {children}
      </Stack>
    </Notice>
  )
}
