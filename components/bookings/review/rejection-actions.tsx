'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SendAgain } from '@/components/offline/send-again'
import { Button } from '@/components/ui/button/button'
import { formatRoubles } from '@/lib/format/money'
import type { Rejection } from './hold-rejection'
import type { WithoutCode } from './use-hold'

type Props = {
  rejection: Rejection
  /** The price without the code that was rejected, as soon as it is known. */
  without: WithoutCode | null
  goOnWithout: () => void
  isBusy: boolean
}

/** What can be done about a rejection: agree to the new price or to going without what has gone, or send it again. */
export function RejectionActions({ rejection: { code, details }, without, goOnWithout, isBusy }: Props) {
  const t = useTranslations('bookings.rejection')
  const locale = useLocale()
  if (code === 'price_changed')
    return (
      <Button aria-busy={isBusy} type="submit" variant="dark">
        {t('goOn', { amount: formatRoubles(Number(details?.newTotalKop ?? 0), locale) })}
      </Button>
    )
  if (code === 'extra_sold_out' || code === 'option_not_offered')
    return (
      <Button aria-busy={isBusy} type="submit" variant="dark">
        {t('goOnWithoutExtra')}
      </Button>
    )
  if (code === 'unavailable') return <SendAgain isAutomatic isBusy={isBusy} label={t('sendAgain')} />
  if (!without) return null
  return (
    <Button aria-busy={isBusy} onClick={() => goOnWithout()} variant="dark">
      {t('goOnWithoutCode', { amount: formatRoubles(without.totalKop, locale) })}
    </Button>
  )
}
