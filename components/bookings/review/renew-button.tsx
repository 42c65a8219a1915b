'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { HoldRejection } from './hold-rejection'
import { useRenew } from './use-renew'

type Props = { number: string; slug: string; totalKop: number; phoneText: string }

/** Another full length for a hold that still runs. */
export function RenewButton({ number, slug, totalKop, phoneText }: Props) {
  const t = useTranslations('bookings.review')
  const { renew, isSending, rejection } = useRenew({ number, slug })
  return (
    <div>
      <Button isBusy={isSending} onClick={() => void renew(totalKop)} size="s" variant="ghost">
        {isSending ? t('renewing') : t('renew')}
      </Button>
      {rejection && <HoldRejection phoneText={phoneText} rejection={rejection} />}
    </div>
  )
}
