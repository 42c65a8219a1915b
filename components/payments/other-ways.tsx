import { Banknote, CreditCard, Globe, Wallet } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
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
          <CreditCard aria-hidden="true" className="ic" />
          <div>
            <b>{t('onlineHeading')}</b>
            <span>{t('onlineText')}</span>
          </div>
        </li>
        <li>
          <Banknote aria-hidden="true" className="ic" />
          <div>
            <b>{t('atBranch')}</b>
            <BranchPlace settings={settings} />
          </div>
        </li>
        <li>
          <Wallet aria-hidden="true" className="ic" />
          <div>
            <b>{t('depositHeading')}</b>
            <span>{t('depositText', { days, cards })}</span>
          </div>
        </li>
        <li>
          <Globe aria-hidden="true" className="ic" />
          <div>
            <b>{t('foreignHeading')}</b>
            <span>{t('foreignText')}</span>
          </div>
        </li>
      </ul>
    </section>
  )
}
