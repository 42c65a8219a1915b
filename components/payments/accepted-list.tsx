import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { acceptedWays, allWays } from '@/provider/contract/rules/payments/accepted-ways'
import type { AcceptedPayments } from '@/provider/contract/rules/payments/payment-methods'

const USES = ['online', 'branch', 'deposit'] as const

/** The ways to pay that a reader of this language may have, each by name: taken where, or not at all. Where none is: what is taken. */
export function AcceptedList({ accepted }: { accepted: AcceptedPayments }) {
  const t = useTranslations('payments.accepted')
  const format = useListFormat()
  const locale = useLocale()
  const ways = acceptedWays(accepted, locale)
  const rowOf = (use: (typeof USES)[number]) => {
    const others = allWays(accepted, use, locale)
    const only = others.length > 0 && t('nothing', { ways: format.list(others) })
    return { term: t(use), value: ways[use].length > 0 ? format.list(ways[use]) : only }
  }
  return (
    <DefinitionList
      look="needs"
      rows={[...USES.map(rowOf), { term: t('none'), value: ways.none.length > 0 && format.list(ways.none) }]}
    />
  )
}
