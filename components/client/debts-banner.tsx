import { useLocale, useTranslations } from 'next-intl'
import type { Debts } from '@/components/debts/debts-panel'
import { clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'

/** Everything that is owed as one sum, before anything else; nothing when nothing is. */
export function DebtsBanner({ clientId, debts }: { clientId: number; debts: Debts }) {
  const t = useTranslations('history')
  const locale = useLocale()
  const sum = debts.fines + debts.damages
  if (sum === 0) return null
  return (
    <div className="debt-banner">
      <b className="due">{t('owed', { amount: formatRoubles(sum * KOPECKS_PER_ROUBLE, locale) })}</b>
      <Link className="btn line sm" href={clientHref(debts.fines > 0 ? 'fines' : 'damages', clientId)}>
        {t('toDebts')}
      </Link>
    </div>
  )
}
