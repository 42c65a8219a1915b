import { useLocale, useTranslations } from 'next-intl'
import type { Debts } from '@/components/debts/debts-panel'
import { clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

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
    <div className="debt-banner">
      <b className="due">{t('owed', { amount: roubles(debts.fines + debts.damages) })}</b>
      <p className="row acts">
        {open.map((section) => (
          <Link className="btn line sm" href={clientHref(section, clientId)} key={section}>
            {open.length === 1
              ? t('toDebts')
              : t('toDebt', { section: tClient(`sections.${section}`), amount: roubles(debts[section]) })}
          </Link>
        ))}
      </p>
    </div>
  )
}
