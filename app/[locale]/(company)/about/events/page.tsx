import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { EventGroups } from '@/components/events/event-groups'
import { Crumbs } from '@/components/layout/frame/crumbs'
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
    <div className="wrap content-page">
      <Crumbs here={t('title')} parents={[about]} />
      <div className="ph">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <EventGroups events={events} now={now} />
    </div>
  )
}
