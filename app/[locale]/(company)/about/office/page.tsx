import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NothingHere } from '@/components/content/nothing-here'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { BranchSketches } from '@/components/office/branch-sketches'
import { OfficeView } from '@/components/office/office-view'
import { OtherOffices } from '@/components/office/other-offices'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { listOffices } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand, address }, t] = await Promise.all([requireSettings(locale), getTranslations('office')])
  return pageMetadata({
    locale,
    path: '/about/office/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand, address }),
  })
}

export default async function OfficePage() {
  const locale = await getLocale()
  const [settings, russian, offices, t, about] = await Promise.all([
    requireSettings(locale),
    requireSettings('ru'),
    listOffices(),
    getTranslations('office'),
    aboutCrumb(),
  ])
  const [only] = offices
  const isOne = offices.length === 1 && only
  return (
    <Container space="page">
      <Crumbs here={t('title')} parents={[about]} />
      <PageHead heading={isOne ? only.title : t('title')} lead={isOne ? only.lead : t('lead')} />
      <BranchSketches />
      {offices.length === 0 && <NothingHere text={t('empty')} />}
      {offices.map((office) => (
        <OfficeView
          heading={!isOne}
          key={office.id}
          office={office}
          russianAddress={locale === 'ru' ? null : russian.address}
          settings={settings}
        />
      ))}
      <OtherOffices />
    </Container>
  )
}
