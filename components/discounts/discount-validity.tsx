import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Discount } from '@/provider/contract/content'

type Props = {
  valid: Pick<Discount, 'validFrom' | 'validTo'>
  /** Today on the station's calendar, `YYYY-MM-DD`. */
  today: string
}

/** When it holds; nothing for what has no dates. */
export function DiscountValidity({ valid: { validFrom, validTo }, today }: Props) {
  const t = useTranslations('discounts.valid')
  const format = useFormatter()
  const day = (date: string) => format.dateTime(plainDay(date), PLAIN_DAY)
  const isToCome = validFrom !== null && validFrom > today
  if (!isToCome && validTo === null) return null
  return (
    <Text size="s">
      {isToCome && validTo !== null && t('between', { from: day(validFrom), to: day(validTo) })}
      {isToCome && validTo === null && t('from', { from: day(validFrom) })}
      {!isToCome && validTo !== null && t('until', { to: day(validTo) })}
    </Text>
  )
}
