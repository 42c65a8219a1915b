'use client'

import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatRoubles } from '@/lib/format/money'
import type { Failure, FailureCode } from '@/provider/contract/failure'

export type Refusal = { code: FailureCode; details: Failure['error']['details'] }

/** Keys of `booking.refusal`; codes without a text of their own are "not now". */
const TEXT_OF = {
  car_taken: 'carTaken',
  price_changed: 'priceChanged',
  quote_invalid: 'priceStale',
  car_not_for_hire: 'notForHire',
  too_many_requests: 'tooMany',
  invalid_dates: 'datesOver',
  pickup_in_past: 'datesOver',
  pickup_too_soon: 'datesOver',
  pickup_too_far: 'datesOver',
  dropoff_before_pickup: 'datesOver',
  rental_too_long: 'datesOver',
  unknown_place: 'datesOver',
} as const satisfies Partial<Record<FailureCode, string>>

/** Refusals that are about being unable to book now at all: they also raise a toast. */
export function isOutage({ code }: Refusal): boolean {
  return !(code in TEXT_OF) || code === 'too_many_requests'
}

export function useRefusalText(phone: string): (refusal: Refusal) => string {
  const t = useTranslations('booking.refusal')
  const locale = useLocale()
  return ({ code, details }) => {
    const key = code in TEXT_OF ? TEXT_OF[code as keyof typeof TEXT_OF] : 'unavailable'
    return t(key, {
      phone,
      old: formatRoubles(Number(details?.oldTotalKop ?? 0), locale),
      new: formatRoubles(Number(details?.newTotalKop ?? 0), locale),
    })
  }
}

type Props = { refusal: Refusal; phone: string; takesFocus: boolean; children?: ReactNode }

/** Why the branch did not take the booking, above the form that keeps everything typed. */
export function HoldRefusal({ refusal, phone, takesFocus, children }: Props) {
  const text = useRefusalText(phone)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new refusal takes the focus
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, refusal])
  return (
    <div className="errsum" ref={box} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden className="ic" />
      <div className="stack">
        <p>{text(refusal)}</p>
        {children}
      </div>
    </div>
  )
}
