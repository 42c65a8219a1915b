import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { PartnerColumns } from '@/components/partners/partner-columns'
import { PartnerEarnings } from '@/components/partners/partner-earnings'
import { PartnerList } from '@/components/partners/partner-list'
import { PartnerRequest } from '@/components/partners/partner-request'
import { PartnerShare } from '@/components/partners/partner-share'
import { PartnerSteps } from '@/components/partners/partner-steps'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
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
    <Container space="page">
      <Crumbs here={t('title')} parents={[about]} />
      <PageHead heading={t('title')} lead={t('lead')} />
      <PartnerColumns
        main={
          <>
            <PartnerShare sharePercent={sharePercent} />
            <PartnerSteps />
            <PartnerEarnings rentalKop={usualRentalKop} sharePercent={sharePercent} />
          </>
        }
      >
        <PartnerRequest phone={settings.main_phone} />
      </PartnerColumns>
      <PartnerList partners={partners} />
    </Container>
  )
}
