'use client'

import { useTranslations } from 'next-intl'
import { HoldRefusal } from './hold-refusal'
import { useRenew } from './use-renew'

type Props = { number: string; slug: string; totalKop: number; phoneText: string }

/** Another full length for a hold that still runs. */
export function RenewButton({ number, slug, totalKop, phoneText }: Props) {
  const t = useTranslations('bookings.review')
  const { renew, isSending, refusal } = useRenew({ number, slug })
  return (
    <div className="renew">
      <button
        aria-busy={isSending}
        aria-disabled={isSending}
        className="btn line sm"
        onClick={() => void renew(totalKop)}
        type="button"
      >
        {isSending ? t('renewing') : t('renew')}
      </button>
      {refusal && <HoldRefusal phoneText={phoneText} refusal={refusal} />}
    </div>
  )
}
