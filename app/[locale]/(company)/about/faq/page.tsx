import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { FaqBody } from '@/components/faq/faq-body'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { listFaq } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { faqPage } from '@/lib/seo/json-ld/faq-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('faq')])
  return pageMetadata({
    locale,
    path: '/about/faq/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand }),
  })
}

/** Every question and answer stands in the page; the search only hides what does not match. */
export default async function FaqPage() {
  const locale = await getLocale()
  const [settings, groups, t, about] = await Promise.all([
    requireSettings(locale),
    listFaq(),
    getTranslations('faq'),
    aboutCrumb(),
  ])
  return (
    <Container>
      <Crumbs here={t('title')} parents={[about]} />
      <PageHead heading={t('title')} lead={t('lead')} />
      <FaqBody groups={groups} settings={settings} />
      {groups.length > 0 && <JsonLd data={faqPage(groups)} />}
    </Container>
  )
}
