import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { EventGroups } from '@/components/events/event-groups'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { listEvents } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('events')])
  return pageMetadata({
    locale,
    path: '/about/events/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand }),
  })
}

export default async function EventsPage() {
  const now = new Date()
  const [events, t, about] = await Promise.all([listEvents(), getTranslations('events'), aboutCrumb()])
  return (
    <Container space="page">
      <Crumbs here={t('title')} parents={[about]} />
      <PageHead heading={t('title')} lead={t('lead')} />
      <EventGroups events={events} now={now} />
    </Container>
  )
}
