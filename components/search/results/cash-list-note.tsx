import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import type { CashUses } from '@/provider/contract/rules/payments/cash-to-bring'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

/** What the switch "No Russian bank card?" has done to the list. */
export function CashListNote({ uses, hasDates }: { uses: CashUses; hasDates: boolean }) {
  const t = useTranslations('cars.cashNote')
  const sums = uses.branch || uses.deposit ? t(hasDates ? 'sums' : 'dates') : t('noCash')
  const takenBy = uses.branch || uses.deposit ? [t('whoTakes')] : []
  return (
    <Notice as="p" icon={<Icon of="wallet" />} isApart kind="info">
      {[t(uses.deposit ? 'deposit' : 'noDeposit'), ...takenBy, sums].join(sentenceGap(useLocale()))}
    </Notice>
  )
}
