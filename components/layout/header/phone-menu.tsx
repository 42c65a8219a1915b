import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Icon } from '@/components/ui/icon/icon'
import type { Settings } from '@/provider/contract/settings'
import { CitySwitch } from './city-switch'
import { type ClientLabels, ClientPanel } from './client-panel'
import { LanguageLinks } from './language-links'
import { LongTermLink } from './long-term-link'
import { MenuShell } from './menu-shell'
import { NavLinks } from './nav-links'

const BIG = ['home', 'booking', 'rent', 'prices', 'conditions', 'discounts', 'service'] as const
const SMALL = ['about', 'contacts', 'payment', 'account'] as const

/** Under 861 px: everything of the header on one screen below its row; above, a panel with all sections. */
export async function PhoneMenu({ settings, clientLabels }: { settings: Settings | null; clientLabels: ClientLabels }) {
  const t = await getTranslations('layout')
  return (
    <MenuShell
      label={t('menu')}
      summary={
        <>
          <Icon of="menu" />
          <Icon of="x" />
        </>
      }
      summaryClassName="btn icon soft"
    >
      <div className="mnu">
        <ClientPanel labels={clientLabels} />
        <nav aria-label={t('menu')}>
          <div className="big">
            <NavLinks links={BIG.map((to) => ({ to, text: t(`nav.${to}`) }))} />
            <LongTermLink settings={settings} />
          </div>
          <div className="two">
            <NavLinks links={SMALL.map((to) => ({ to, text: t(`nav.${to}`) }))} />
          </div>
        </nav>
        <div className="end">
          <div className="row between">
            {settings && <PhoneLink className="num big" phone={settings.main_phone} />}
            <CallbackLink className="btn sm onsea">
              <Icon of="phone-call" size="s" />
              {t('nav.callback')}
            </CallbackLink>
          </div>
          {settings && (
            <p className="small">
              <WorkingHours note settings={settings} />
            </p>
          )}
          <div className="row between">
            <nav aria-label={t('languages')} className="langs">
              <LanguageLinks />
            </nav>
            <CitySwitch settings={settings} />
          </div>
        </div>
      </div>
    </MenuShell>
  )
}
