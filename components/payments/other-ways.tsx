import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import type { Settings } from '@/provider/contract/settings'
import { BranchPlace } from './branch-place'
import styles from './payments.module.css'

/** How to pay today, and what becomes of the deposit. */
export async function OtherWays({ settings }: { settings: Settings }) {
  const t = await getTranslations('payments')
  const { depositReleaseDays: days, depositMaxCards: cards } = settings.rules
  return (
    <Panel heading={t('ways')} headingId="ways">
      <ul className={styles.ways}>
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
    </Panel>
  )
}
