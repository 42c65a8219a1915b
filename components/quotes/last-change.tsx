'use client'

import { useLocale } from 'next-intl'
import { Tag } from '@/components/ui/tag/tag'
import { formatDifference } from '@/lib/format/difference'
import { useLiveQuote } from './live-quote'

/** By how much the last choice has changed the total; nothing before the first and after one that costs nothing. */
export function LastChange() {
  const { changeKop } = useLiveQuote()
  const locale = useLocale()
  if (changeKop === 0) return null
  return (
    <Tag isNumeric tone="success">
      {formatDifference(changeKop, locale)}
    </Tag>
  )
}
