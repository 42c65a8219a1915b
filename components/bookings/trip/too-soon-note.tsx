import { useTranslations } from 'next-intl'
import { RENTAL_ERROR_ID } from '@/components/search/error-attributes'
import { Notice } from '@/components/ui/notice/notice'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { firstPickup } from '@/lib/search/first-pickup'
import type { BranchRules } from '@/provider/contract/settings'

/** From when one can book here. How to get a car sooner stands below it, once. */
export function TooSoonNote({ now, rules }: { now: Date; rules: BranchRules }) {
  const t = useTranslations('bookings.soon')
  const format = useFormatter()
  return (
    <Notice as="p" id={RENTAL_ERROR_ID} kind="error" role="alert">
      <span>{t('first', { first: format.dateTime(firstPickup(now, rules), DEADLINE_MOMENT) })}</span>
    </Notice>
  )
}
