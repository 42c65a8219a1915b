import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon/icon'
import type { Settings } from '@/provider/contract/settings'
import { BranchPlace } from './branch-place'

/** How to pay today, and what becomes of the deposit. */
export async function OtherWays({ settings }: { settings: Settings }) {
  const t = await getTranslations('payments')
  const { depositReleaseDays: days, depositMaxCards: cards } = settings.rules
  return (
    <section aria-labelledby="ways" className="panel">
      <h2 id="ways">{t('ways')}</h2>
      <ul className="pay-ways">
        <li>
          <Icon of="credit-card" />
          <div>
            <b>{t('onlineHeading')}</b>
            <span>{t('onlineText')}</span>
          </div>
        </li>
        <li>
          <Icon of="banknote" />
          <div>
            <b>{t('atBranch')}</b>
            <BranchPlace settings={settings} />
          </div>
        </li>
        <li>
          <Icon of="wallet" />
          <div>
            <b>{t('depositHeading')}</b>
            <span>{t('depositText', { days, cards })}</span>
          </div>
        </li>
        <li>
          <Icon of="globe" />
          <div>
            <b>{t('foreignHeading')}</b>
            <span>{t('foreignText')}</span>
          </div>
        </li>
      </ul>
    </section>
  )
}
