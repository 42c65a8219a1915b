import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Missing } from '@/components/layout/frame/missing'
import { StoryView } from '@/components/news/story-view'
import { Container } from '@/components/ui/container/container'
import { findStory } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { newsLanguages } from '@/lib/news/news-languages'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

type Props = PageProps<'/[locale]/news/[slug]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ slug }, locale] = await Promise.all([params, getLocale()])
  const story = await findStory(slug)
  if (!story) return { robots: { index: false } }
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('news')])
  return pageMetadata({
    locale,
    path: `/news/${story.slug}/`,
    title: t('storyTitle', { title: story.title, brand }),
    description: [story.lead, story.body[0]].join(sentenceGap(story.language)),
    languages: newsLanguages(),
  })
}

export default async function StoryPage({ params }: Props) {
  const [{ slug }, locale] = await Promise.all([params, getLocale()])
  const story = await findStory(slug)
  if (!story) return <Missing />
  const [settings, t] = await Promise.all([requireSettings(locale), getTranslations('news')])
  return (
    <Container>
      <Crumbs here={story.title} parents={[{ href: '/news/', name: t('title') }]} />
      <StoryView phone={settings.main_phone} story={story} />
    </Container>
  )
}
