import { useTranslations } from 'next-intl'
import { SignOutButton } from '@/components/layout/header/sign-out-button'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Tag } from '@/components/ui/tag/tag'
import { CLIENT_SECTIONS, type ClientAddress, clientHref } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import styles from './account.module.css'
import { CurrentInSight } from './current-in-sight'

type Section = ClientAddress['section']

const ICON_OF: Record<Section, IconName> = {
  overview: 'layout-dashboard',
  history: 'history',
  offers: 'gift',
  charge: 'circle-plus',
  spend: 'sun',
  drivers: 'users-round',
  fines: 'receipt-russian-ruble',
  damages: 'car-front',
  settings: 'settings',
}

type Props = {
  clientId: number
  current: Section
  /** What waits in a section, by its name; 0 is not shown. */
  counts: Partial<Record<Section, number>>
}

/** On phones a strip that scrolls sideways. */
export function SectionMenu({ clientId, current, counts }: Props) {
  const t = useTranslations('account')
  const tLayout = useTranslations('layout.client')
  return (
    <nav aria-label={t('menu')} className={styles.menu} id="client-menu">
      {(['overview', ...CLIENT_SECTIONS] as const).map((section) => {
        return (
          <Link
            aria-current={section === current ? 'page' : undefined}
            href={clientHref(section, clientId)}
            key={section}
          >
            <Icon of={ICON_OF[section]} />
            {t(`sections.${section}`)}
            <Count count={counts[section] ?? 0} />
          </Link>
        )
      })}
      <SignOutButton className="js-only">
        <Icon of="log-out" />
        {tLayout('signOut')}
      </SignOutButton>
      <CurrentInSight menuId="client-menu" section={current} />
    </nav>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Tag isNumeric size="s" tone="popular">
      {count}
    </Tag>
  )
}
