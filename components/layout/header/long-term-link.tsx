import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

/** Leads to the outside site of the settings, or to our own page when there is none (PRODUCT §10). */
export async function LongTermLink({ settings }: { settings: Settings | null }) {
  const t = await getTranslations('layout')
  const name = t('nav.longTerm')
  if (!settings?.longTermUrl) return <Link href={SITE_LINKS.longTerm}>{name}</Link>
  return (
    <a href={settings.longTermUrl} rel="noopener">
      {name} <Icon of="arrow-up-right" size="s" />
    </a>
  )
}
