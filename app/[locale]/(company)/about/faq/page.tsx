import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NothingHere } from '@/components/content/nothing-here'
import { AskUs } from '@/components/faq/ask-us'
import { FaqContents } from '@/components/faq/faq-contents'
import { FaqFinder } from '@/components/faq/faq-finder'
import { FaqGroups } from '@/components/faq/faq-groups'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Icon } from '@/components/ui/icon/icon'
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
  const questions = groups.reduce((sum, group) => sum + group.questions.length, 0)
  return (
    <div className="wrap">
      <Crumbs here={t('title')} parents={[about]} />
      <div className="ph">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {groups.length === 0 ? (
        <div className="content-page">
          <NothingHere text={t('empty')} />
          <AskUs settings={settings} />
        </div>
      ) : (
        <div className="faq-columns">
          <FaqContents groups={groups} />
          <div>
            <FaqFinder
              found={Array.from({ length: questions + 1 }, (_, count) => t('find.found', { count }))}
              icon={<Icon of="search" />}
              label={t('find.label')}
              placeholder={t('find.placeholder')}
            >
              <FaqGroups groups={groups} phone={settings.main_phone} />
            </FaqFinder>
            <AskUs settings={settings} />
          </div>
        </div>
      )}
      {groups.length > 0 && <JsonLd data={faqPage(groups)} />}
    </div>
  )
}
