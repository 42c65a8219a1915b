import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { acceptedWays } from '@/provider/contract/rules/payments/accepted-ways'
import { type AcceptedPayments, FOREIGN_CARDS } from '@/provider/contract/rules/payments/payment-methods'

type Props = { accepted: AcceptedPayments; isRussian: boolean }

/** Which cards, wallets and cash are taken online and at the branch; who has no Russian card is told why the branch comes first. */
export function WaysNote({ accepted, isRussian }: Props) {
  const t = useTranslations('bookings.review.ways')
  const locale = useLocale()
  const format = useListFormat()
  const { online, branch, none } = acceptedWays(accepted, locale)
  const foreignOnline = FOREIGN_CARDS.some((method) => accepted[method].online)
  const sentences = [
    ...(isRussian || foreignOnline ? [] : [t('whyBranch')]),
    t('cards', { online: online.length > 0 ? format.list(online) : 'none', branch: format.list(branch) }),
    ...(none.length > 0 ? [t('notTaken', { none: format.list(none) })] : []),
  ]
  return (
    <Text size="s" tone="muted">
      {sentences.join(sentenceGap(locale))}
    </Text>
  )
}
