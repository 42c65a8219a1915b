import { useTranslations } from 'next-intl'
import { useMonth } from '@/components/account/use-month'
import { EntryList } from '@/components/ui/entry-list/entry-list'
import type { Month } from '@/lib/account/months'
import type { MileEntry as Movement } from '@/provider/contract/miles'
import { MileEntry } from './mile-entry'

/** Movements of miles under their months, newest first, each month with the balance at its end. */
export function LedgerMonths({ months }: { months: readonly Month<Movement>[] }) {
  const t = useTranslations('miles.ledger')
  const monthOf = useMonth()
  return (
    <EntryList
      groups={months.map(({ month, items, listed }) => {
        const balance = items.find((entry) => entry.balance !== null)?.balance ?? null
        return {
          key: month,
          heading: monthOf(month),
          sum: balance !== null && t('balanceOf', { miles: balance }),
          entries: listed.map((entry) => <MileEntry entry={entry} key={entry.id} />),
        }
      })}
    />
  )
}
