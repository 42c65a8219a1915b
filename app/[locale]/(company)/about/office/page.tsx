import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NothingHere } from '@/components/content/nothing-here'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { OfficeView } from '@/components/office/office-view'
import { listOffices } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { Link } from '@/lib/i18n/navigation'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { SITE_LINKS } from '@/lib/routing/site-links'
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
    <div className="wrap content-page">
      <Crumbs here={t('title')} parents={[about]} />
      <div className="ph">
        <h1>{isOne ? only.title : t('title')}</h1>
        <p>{isOne ? only.lead : t('lead')}</p>
      </div>
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
      <p className="small muted office-more">
        {t('elsewhere')}
        {sentenceGap(locale)}
        <Link className="link" href={SITE_LINKS.contacts}>
          {t('toContacts')}
        </Link>
      </p>
    </div>
  )
}
