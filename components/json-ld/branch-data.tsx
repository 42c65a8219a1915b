import { useLocale, useTranslations } from 'next-intl'
import type { CarClassSummary } from '@/lib/cars/car'
import { serverEnv } from '@/lib/config/server-env'
import { autoRental } from '@/lib/seo/json-ld/auto-rental'
import type { Settings } from '@/provider/contract/settings'
import { JsonLd } from './json-ld'

/** Who the branch is, for search engines: on the home page and on the contacts. */
export function BranchData({ settings, classes }: { settings: Settings; classes: CarClassSummary[] }) {
  const t = useTranslations('seo')
  const about = {
    name: t('siteName', { brand: settings.brand }),
    description: t('branchDescription'),
    perDayKop: classes.map(({ fromPerDayKop }) => fromPerDayKop),
  }
  return <JsonLd data={autoRental(settings, about, useLocale(), serverEnv().SITE_URL)} />
}
