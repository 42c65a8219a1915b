'use client'

import { useLocale, useTranslations } from 'next-intl'
import { usePending } from '@/components/forms/use-pending'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { QuoteFrame } from '@/components/quotes/quote-frame'
import { Icon } from '@/components/ui/icon/icon'
import { SumList } from '@/components/ui/sum-list/sum-list'
import { Tag } from '@/components/ui/tag/tag'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { formatDifference } from '@/lib/format/difference'
import { formatRoubles } from '@/lib/format/money'
import styles from './before-after.module.css'
import { useChangedPrice } from './change-context'

/** The old total, the new one and their difference in one line, for the bar of phones. */
export function TotalChange() {
  const t = useTranslations('bookings.change')
  const locale = useLocale()
  const { bookedPrice, price, differenceKop } = useChangedPrice()
  return (
    <p className={styles.line}>
      {differenceKop !== 0 && (
        <>
          <VisuallyHidden>{t('was', { amount: formatRoubles(bookedPrice.totalKop, locale) })}</VisuallyHidden>
          <s aria-hidden="true">{formatRoubles(bookedPrice.totalKop, locale)}</s>
          <Icon of="arrow-right" size="s" />
        </>
      )}
      <b>{formatRoubles(price.totalKop, locale)}</b>
      <DifferenceTag />
    </p>
  )
}

/** The same in the column of wide screens. */
export function TotalChangeRows() {
  const t = useTranslations('bookings.change')
  const locale = useLocale()
  const { isBusy } = useLiveQuote()
  const isPending = usePending(isBusy)
  const { bookedPrice, price, differenceKop } = useChangedPrice()
  return (
    <QuoteFrame isBusy={isBusy} isPending={isPending}>
      <SumList
        rows={[
          { term: t('old'), value: formatRoubles(bookedPrice.totalKop, locale) },
          { term: t('new'), value: <b>{formatRoubles(price.totalKop, locale)}</b> },
        ]}
      />
      <p className={styles.difference}>{differenceKop === 0 ? t('same') : <DifferenceTag />}</p>
    </QuoteFrame>
  )
}

/** By how much the booking becomes dearer or cheaper; nothing when it does not. */
export function DifferenceTag() {
  const locale = useLocale()
  const { differenceKop } = useChangedPrice()
  if (differenceKop === 0) return null
  return (
    <Tag isNumeric tone={differenceKop > 0 ? 'warning' : 'success'}>
      {formatDifference(differenceKop, locale)}
    </Tag>
  )
}
