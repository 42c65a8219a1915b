'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { Refusal } from './hold-refusal'
import type { WithoutCode } from './use-hold'

type Props = {
  refusal: Refusal
  /** The price without the code that was refused, as soon as it is known. */
  without: WithoutCode | null
  goOnWithout: () => Promise<void>
  isBusy: boolean
}

/** A refusal that the visitor can agree to: the new price, or the rental without what has gone. */
export function RefusalWayOut({ refusal: { code, details }, without, goOnWithout, isBusy }: Props) {
  const t = useTranslations('bookings.refusal')
  const locale = useLocale()
  if (code === 'price_changed')
    return (
      <button aria-busy={isBusy} className="btn dark" type="submit">
        {t('goOn', { amount: formatRoubles(Number(details?.newTotalKop ?? 0), locale) })}
      </button>
    )
  if (code === 'extra_sold_out' || code === 'option_not_offered')
    return (
      <button aria-busy={isBusy} className="btn dark" type="submit">
        {t('goOnWithoutExtra')}
      </button>
    )
  if (!without) return null
  return (
    <button aria-busy={isBusy} className="btn dark" onClick={() => void goOnWithout()} type="button">
      {t('goOnWithoutCode', { amount: formatRoubles(without.totalKop, locale) })}
    </button>
  )
}
