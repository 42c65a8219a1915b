import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import type { Settings } from '@/provider/contract/settings'
import { AcceptedList } from './accepted-list'
import { BranchPlace } from './branch-place'
import styles from './payments.module.css'

/** How to pay today, and what becomes of the deposit. */
export async function OtherWays({ settings }: { settings: Settings }) {
  const t = await getTranslations('payments')
  const { depositReleaseDays: days, depositMaxCards: cards, depositInCash } = settings.rules
  const cash = depositInCash ? 'yes' : 'no'
  return (
    <Panel flow="stack" heading={t('accepted.heading')} headingId="ways">
      <AcceptedList accepted={settings.facts.payments} />
      <ul className={styles.ways}>
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
            <span>{t('depositText', { days, cards, cash })}</span>
          </div>
        </li>
      </ul>
    </Panel>
  )
}
