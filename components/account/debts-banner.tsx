import { useLocale, useTranslations } from 'next-intl'
import type { Debts } from '@/components/debts/debts-panel'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Text } from '@/components/ui/text/text'
import { clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import styles from './account.module.css'

const SECTIONS = ['fines', 'damages'] as const

/** Everything that is owed as one sum, before anything else, and where each part of it is; nothing when nothing is. */
export function DebtsBanner({ clientId, debts }: { clientId: number; debts: Debts }) {
  const t = useTranslations('history')
  const tClient = useTranslations('account')
  const locale = useLocale()
  const open = SECTIONS.filter((section) => debts[section] > 0)
  if (open.length === 0) return null
  const roubles = (sum: number) => formatRoubles(sum * KOPECKS_PER_ROUBLE, locale)
  return (
    <div className={styles.banner}>
      <Text as="b" tone="danger">
        {t('owed', { amount: roubles(debts.fines + debts.damages) })}
      </Text>
      <ButtonRow align="center" as="p">
        {open.map((section) => (
          <Button href={clientHref(section, clientId)} key={section} size="s" variant="line">
            {open.length === 1
              ? t('toDebts')
              : t('toDebt', { section: tClient(`sections.${section}`), amount: roubles(debts[section]) })}
          </Button>
        ))}
      </ButtonRow>
    </div>
  )
}
