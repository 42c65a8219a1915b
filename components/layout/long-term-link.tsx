import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

/** Leads to the outside site of the settings, or to our own page when there is none (PRODUCT §10). */
export async function LongTermLink({ settings }: { settings: Settings | null }) {
  const t = await getTranslations('layout')
  if (settings?.longTermUrl)
    return (
      <a href={settings.longTermUrl} rel="noopener">
        {t('nav.longTerm')}
      </a>
    )
  return <Link href={SITE_LINKS.longTerm}>{t('nav.longTerm')}</Link>
}
