import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { NewsList } from '@/components/news/news-list'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { listNews } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { newsLanguages } from '@/lib/news/news-languages'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('news')])
  return pageMetadata({
    locale,
    path: '/news/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand }),
    languages: newsLanguages(),
  })
}

/** Middleware sends languages without news home before they come here (`lib/routing/news-redirect.ts`). */
export default async function NewsPage() {
  const [news, t] = await Promise.all([listNews(), getTranslations('news')])
  return (
    <Container space="page">
      <Crumbs here={t('title')} />
      <PageHead heading={t('title')} lead={t('lead')} />
      <NewsList news={news} />
    </Container>
  )
}
