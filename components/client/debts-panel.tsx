import { useLocale, useTranslations } from 'next-intl'
import { Illustration } from '@/components/illustrations/illustration'
import { damageDebt, fineDebt } from '@/lib/account/client-debts'
import { clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { DamagesAnswer, FinesAnswer } from '@/provider/contract/account'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'

type Props = { clientId: number; fines: FinesAnswer['items']; damages: DamagesAnswer['items'] }

/** What is left to pay for fines and damages; that nothing is, is good news too. */
export function DebtsPanel({ clientId, fines, damages }: Props) {
  const t = useTranslations('client')
  const locale = useLocale()
  const debts = [
    { section: 'fines', roubles: fineDebt(fines) },
    { section: 'damages', roubles: damageDebt(damages) },
  ] as const
  const open = debts.filter(({ roubles }) => roubles > 0)
  if (open.length === 0)
    return (
      <section className="panel none">
        <Illustration name="empty-clear" />
        <h2 className="h-sub">{t('overview.noDebts')}</h2>
        <p className="small muted">{t('overview.noDebtsText')}</p>
      </section>
    )
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('overview.debts')}</h2>
      <ul className="debts">
        {open.map(({ section, roubles }) => (
          <li key={section}>
            <Link className="link" href={clientHref(section, clientId)}>
              {t(`sections.${section}`)}
            </Link>
            <b className="num due">{formatRoubles(roubles * KOPECKS_PER_ROUBLE, locale)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
