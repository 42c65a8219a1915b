import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { PartnerEarnings } from '@/components/partners/partner-earnings'
import { PartnerList } from '@/components/partners/partner-list'
import { PartnerRequest } from '@/components/partners/partner-request'
import { PartnerShare } from '@/components/partners/partner-share'
import { PartnerSteps } from '@/components/partners/partner-steps'
import { listPartners } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, { sharePercent }, t] = await Promise.all([
    requireSettings(locale),
    listPartners(),
    getTranslations('partners'),
  ])
  return pageMetadata({
    locale,
    path: '/about/partnership/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand, percent: sharePercent }),
  })
}

export default async function PartnershipPage() {
  const [settings, { sharePercent, usualRentalKop, partners }, t, about] = await Promise.all([
    requireSettings(await getLocale()),
    listPartners(),
    getTranslations('partners'),
    aboutCrumb(),
  ])
  return (
    <div className="wrap content-page">
      <Crumbs here={t('title')} parents={[about]} />
      <div className="ph">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <div className="partner-columns">
        <div>
          <PartnerShare sharePercent={sharePercent} />
          <PartnerSteps />
          <PartnerEarnings rentalKop={usualRentalKop} sharePercent={sharePercent} />
        </div>
        <PartnerRequest phone={settings.main_phone} />
      </div>
      <PartnerList partners={partners} />
    </div>
  )
}
