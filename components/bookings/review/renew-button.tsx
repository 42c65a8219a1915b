'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { HoldRefusal } from './hold-refusal'
import { useRenew } from './use-renew'

type Props = { number: string; slug: string; totalKop: number; phoneText: string }

/** Another full length for a hold that still runs. */
export function RenewButton({ number, slug, totalKop, phoneText }: Props) {
  const t = useTranslations('bookings.review')
  const { renew, isSending, refusal } = useRenew({ number, slug })
  return (
    <div>
      <Button isBusy={isSending} onClick={() => void renew(totalKop)} size="s" variant="line">
        {isSending ? t('renewing') : t('renew')}
      </Button>
      {refusal && <HoldRefusal phoneText={phoneText} refusal={refusal} />}
    </div>
  )
}
