import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import type { Settings } from '@/provider/contract/settings'
import { CitySwitch } from './city-switch'
import { type ClientLabels, ClientPanel } from './client-panel'
import { LanguageNav } from './language-nav'
import { LongTermLink } from './long-term-link'
import { MenuShell } from './menu-shell'
import { NavLinks } from './nav-links'
import styles from './phone-menu.module.css'

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
    >
      <div className={styles.sheet}>
        <ClientPanel labels={clientLabels} />
        <nav aria-label={t('menu')}>
          <div className={styles.large}>
            <NavLinks links={BIG.map((to) => ({ to, text: t(`nav.${to}`) }))} />
            <LongTermLink settings={settings} />
          </div>
          <div className={styles.pairs}>
            <NavLinks links={SMALL.map((to) => ({ to, text: t(`nav.${to}`) }))} />
          </div>
        </nav>
        <div className={styles.foot}>
          <Row isWrapping justify="between">
            {settings && <PhoneLink phone={settings.main_phone} />}
            <Button as={CallbackLink} size="s" variant="onSea">
              <Icon of="phone-call" size="s" />
              {t('nav.callback')}
            </Button>
          </Row>
          {settings && (
            <Text size="s">
              <WorkingHours note settings={settings} />
            </Text>
          )}
          <Row isWrapping justify="between">
            <LanguageNav isTall />
            <CitySwitch isAtEnd settings={settings} />
          </Row>
        </div>
      </div>
    </MenuShell>
  )
}
