import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { ClientMenu } from './client-menu'
import type { ClientLabels } from './client-panel'

/** The way into the client area, or the menu of whoever is signed in: boot.js decides before the first paint. */
export function AccountEntry({ labels }: { labels: ClientLabels }) {
  const t = useTranslations('layout')
  return (
    <>
      <Button
        aria-label={t('nav.account')}
        data-for="guest"
        href={SITE_LINKS.account}
        isFolding
        size="touch"
        variant="line"
      >
        <Icon of="user" />
        <span>{t('nav.account')}</span>
      </Button>
      <ClientMenu labels={labels} />
    </>
  )
}

/** What its menu and the phone's say, with icons of the server. */
export function useClientLabels(): ClientLabels {
  const t = useTranslations('layout')
  return {
    account: (
      <>
        <Icon of="user" />
        {t('nav.account')}
      </>
    ),
    miles: (
      <>
        <Icon of="sun" size="s" />
        {t('client.miles')}
      </>
    ),
    signOut: (
      <>
        <Icon of="log-out" />
        {t('client.signOut')}
      </>
    ),
  }
}
