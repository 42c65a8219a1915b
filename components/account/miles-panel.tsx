import { useTranslations } from 'next-intl'
import { clientHref } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import type { ClientResponse } from '@/provider/contract/account'
import { LevelProgress } from './level-progress'
import { LoyaltyBridge } from './loyalty-bridge'

type Props = { client: ClientResponse; pending: number }

/** Miles, and the bridge to the next level. */
export function MilesPanel({ client: { id, bonus_miles, loyalty }, pending }: Props) {
  const t = useTranslations('account.miles')
  const tLevels = useTranslations('support.loyalty.levels.names')
  return (
    <section aria-labelledby="client-miles" className="miles">
      <div className="row between top">
        <div>
          <h2 className="muted small" id="client-miles">
            {t('title')}
          </h2>
          <p className="bal num">{t('count', { miles: bonus_miles })}</p>
          {pending > 0 && <p className="muted small">{t('pending', { miles: pending })}</p>}
        </div>
        <div className="row">
          <Link className="btn primary sm" href={clientHref('charge', id)}>
            {t('earned')}
          </Link>
          <Link className="btn glass sm" href={clientHref('spend', id)}>
            {t('spent')}
          </Link>
        </div>
      </div>
      {loyalty.level !== 'none' && <p className="small">{t('level', { level: tLevels(loyalty.level) })}</p>}
      <LoyaltyBridge loyalty={loyalty} />
      <LevelProgress loyalty={loyalty} />
    </section>
  )
}
