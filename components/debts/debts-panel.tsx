import { useLocale, useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** Whole roubles that are left to pay, as the provider says. */
export type Debts = { fines: number; damages: number }
type Props = { clientId: number; debts: Debts }

const SECTIONS = ['fines', 'damages'] as const

/** What is left to pay for fines and damages; that nothing is, is good news too. */
export function DebtsPanel({ clientId, debts }: Props) {
  const t = useTranslations('account')
  const locale = useLocale()
  const open = SECTIONS.filter((section) => debts[section] > 0)
  if (open.length === 0)
    return <EmptyPanel picture="empty-clear" text={t('overview.noDebtsText')} title={t('overview.noDebts')} />
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('overview.debts')}</h2>
      <ul className="debts">
        {open.map((section) => (
          <li key={section}>
            <Link className="link" href={clientHref(section, clientId)}>
              {t(`sections.${section}`)}
            </Link>
            <b className="num due">{formatRoubles(debts[section] * KOPECKS_PER_ROUBLE, locale)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
