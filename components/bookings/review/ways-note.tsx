import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { acceptedWays, foreignCardsText, otherDeclinedWays } from '@/provider/contract/rules/payments/accepted-ways'
import type { AcceptedPayments } from '@/provider/contract/rules/payments/payment-methods'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

/** `isElsewhere`: the car is handed over away from the branch. */
type Props = { accepted: AcceptedPayments; isRussian: boolean; isElsewhere: boolean }

/** Which cards, wallets and cash are taken online and at pick-up; who has no Russian card is told why pick-up comes first. */
export function WaysNote({ accepted, isRussian, isElsewhere }: Props) {
  const t = useTranslations('bookings.review.ways')
  const locale = useLocale()
  const format = useListFormat()
  const { online, branch, none } = acceptedWays(accepted, locale)
  const foreignCards = isRussian ? '' : foreignCardsText(accepted, locale)
  const declined = foreignCards === '' ? none : otherDeclinedWays(accepted, locale)
  const sentences = [
    foreignCards,
    foreignCards === '' ? '' : t('whyBranch', { way: t('branch') }),
    t('cards', { online: online.length > 0 ? format.list(online) : 'none', branch: format.list(branch) }),
    isElsewhere ? t('whoTakes') : '',
    declined.length > 0 ? t('notTaken', { none: format.list(declined) }) : '',
  ].filter(Boolean)
  return (
    <Text size="s" tone="muted">
      {sentences.join(sentenceGap(locale))}
    </Text>
  )
}
