import { useLocale, useTranslations } from 'next-intl'
import { type ClientSection, clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { HistoryDetail } from '@/provider/contract/history'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

type Props = Pick<HistoryDetail, 'fines' | 'damages'> & { clientId: number }
type Row = { id: string; section: ClientSection; name: string; debt: number }

/** Fines and damages of this rental, with what is left to pay of each. */
export function BookingDebts({ clientId, fines, damages }: Props) {
  const t = useTranslations('history.debts')
  const locale = useLocale()
  const rows: Row[] = [
    ...fines.map(({ id, name, debt }) => ({ id: `fine ${id}`, section: 'fines' as const, name, debt })),
    ...damages.map(({ id, damage, debt }) => ({ id: `damage ${id}`, section: 'damages' as const, name: damage, debt })),
  ]
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('title')}</h2>
      {rows.length === 0 && <p className="small muted">{t('none')}</p>}
      <ul className="debts">
        {rows.map(({ id, section, name, debt }) => (
          <li key={id}>
            <Link className="link" href={clientHref(section, clientId)}>
              {name}
            </Link>
            {debt > 0 ? (
              <b className="num due">{formatRoubles(debt * KOPECKS_PER_ROUBLE, locale)}</b>
            ) : (
              <span className="muted">{t('settled')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
