import { useLocale, useTranslations } from 'next-intl'
import { serverEnv } from '@/lib/config/server-env'
import { autoRental } from '@/lib/seo/json-ld/auto-rental'
import type { Settings } from '@/provider/contract/settings'
import { JsonLd } from './json-ld'

/** Who the branch is, for search engines: on the home page and on the contacts. */
export function BranchData({ settings }: { settings: Settings }) {
  const t = useTranslations('seo')
  const texts = { name: t('siteName', { brand: settings.brand }), description: t('branchDescription') }
  return <JsonLd data={autoRental(settings, texts, useLocale(), serverEnv().SITE_URL)} />
}
