'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { HoldRefusal } from './hold-refusal'
import { useRenew } from './use-renew'

export type TakeAgainProps = {
  number: string
  slug: string
  totalKop: number
  /** Other cars for these dates. */
  listHref: string
  phoneText: string
}

/** Asking again would change nothing after these. */
const FINAL: readonly FailureCode[] = [
  'car_taken',
  'car_not_for_hire',
  'renewals_used_up',
  'pickup_too_soon',
  'pickup_in_past',
  'extra_sold_out',
]

/** The hold ran out: take the car again with everything filled in, at a price that is told, or choose another. */
export function TakeAgain({ number, slug, totalKop, listHref, phoneText }: TakeAgainProps) {
  const t = useTranslations('bookings.expired')
  const locale = useLocale()
  const { renew, isSending, refusal } = useRenew({ number, slug })
  const newTotal = refusal?.code === 'price_changed' ? Number(refusal.details?.newTotalKop ?? totalKop) : totalKop
  const isFinal = refusal !== null && FINAL.includes(refusal.code)
  return (
    <>
      {refusal && <HoldRefusal phoneText={phoneText} refusal={refusal} />}
      <div className="row acts">
        {!isFinal && (
          <button
            aria-busy={isSending}
            aria-disabled={isSending}
            className="btn primary"
            onClick={() => void renew(newTotal)}
            type="button"
          >
            {newTotal === totalKop ? t('again') : t('againFor', { amount: formatRoubles(newTotal, locale) })}
          </button>
        )}
        <Link className="btn line" href={listHref}>
          {t('list')}
        </Link>
      </div>
    </>
  )
}
