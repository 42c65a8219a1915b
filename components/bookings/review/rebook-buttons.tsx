'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { formatRoubles } from '@/lib/format/money'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { HoldRejection } from './hold-rejection'
import { useRenew } from './use-renew'

export type RebookButtonsProps = {
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
export function RebookButtons({ number, slug, totalKop, listHref, phoneText }: RebookButtonsProps) {
  const t = useTranslations('bookings.expired')
  const locale = useLocale()
  const { renew, isSending, rejection } = useRenew({ number, slug })
  const newTotal = rejection?.code === 'price_changed' ? Number(rejection.details?.newTotalKop ?? totalKop) : totalKop
  const isFinal = rejection !== null && FINAL.includes(rejection.code)
  return (
    <>
      {rejection && <HoldRejection phoneText={phoneText} rejection={rejection} />}
      <ButtonRow align="center">
        {!isFinal && (
          <Button isBusy={isSending} onClick={() => void renew(newTotal)}>
            {newTotal === totalKop ? t('again') : t('againFor', { amount: formatRoubles(newTotal, locale) })}
          </Button>
        )}
        <Button href={listHref} variant="line">
          {t('list')}
        </Button>
      </ButtonRow>
    </>
  )
}
