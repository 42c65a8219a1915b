import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { acceptedWays } from '@/provider/contract/rules/payments/accepted-ways'
import type { AcceptedPayments } from '@/provider/contract/rules/payments/payment-methods'

const ROWS = ['online', 'branch', 'deposit', 'none'] as const

/** The ways to pay that a reader of this language may have, each by name: taken where, or not at all. */
export function AcceptedList({ accepted }: { accepted: AcceptedPayments }) {
  const t = useTranslations('payments.accepted')
  const format = useListFormat()
  const ways = acceptedWays(accepted, useLocale())
  return (
    <DefinitionList
      look="needs"
      rows={ROWS.filter((row) => row !== 'none' || ways.none.length > 0).map((row) => ({
        term: t(row),
        value: ways[row].length > 0 ? format.list(ways[row]) : t('nothing'),
      }))}
    />
  )
}
