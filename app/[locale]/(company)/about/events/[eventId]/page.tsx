import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { EventView } from '@/components/events/event-view'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Missing } from '@/components/layout/frame/missing'
import { Container } from '@/components/ui/container/container'
import { findCar } from '@/lib/api/cars'
import { findEvent, listEvents } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { drawnColour } from '@/lib/cars/paint'
import { serverEnv } from '@/lib/config/server-env'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { postalAddress } from '@/lib/seo/json-ld/auto-rental'
import { imagesOf } from '@/lib/seo/json-ld/car-product'
import { eventThing } from '@/lib/seo/json-ld/event'
import { SITE_PICTURE } from '@/lib/seo/opengraph-picture'
import { DESCRIPTION_MAX, pageMetadata } from '@/lib/seo/page-metadata'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

type Props = PageProps<'/[locale]/about/events/[eventId]'>

const LIST = '/about/events/'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ eventId }, locale] = await Promise.all([params, getLocale()])
  const event = await findEvent(eventId)
  if (!event) return { robots: { index: false } }
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('events')])
  const whole = [event.lead, event.body[0]].join(sentenceGap(event.language))
  return pageMetadata({
    locale,
    path: `${LIST}${event.id}/`,
    title: t('eventTitle', { title: event.title, brand }),
    description: whole.length <= DESCRIPTION_MAX[locale] ? whole : event.lead,
  })
}

export default async function EventPage({ params }: Props) {
  const now = new Date()
  const [{ eventId }, locale] = await Promise.all([params, getLocale()])
  const event = await findEvent(eventId)
  if (!event) return <Missing />

  const [settings, all, eventCars, t, about] = await Promise.all([
    requireSettings(locale),
    listEvents(),
    Promise.all(event.carSlugs.map((slug) => findCar(slug))),
    getTranslations('events'),
    aboutCrumb(),
  ])
  const cars = eventCars.filter((car) => car !== null).filter(({ selfDrive }) => selfDrive)
  const home = new URL(`${PREFIX_OF[locale]}/`, serverEnv().SITE_URL).href
  const thing = eventThing(event, {
    url: new URL(`${PREFIX_OF[locale]}${LIST}${event.id}/`, home).href,
    address: postalAddress(settings),
    image: cars[0] ? imagesOf(cars[0], drawnColour(cars[0]), home) : new URL(SITE_PICTURE, home).href,
    organizer: { name: settings.brand, url: home },
  })
  return (
    <Container>
      <Crumbs here={event.title} parents={[about, { href: LIST, name: t('title') }]} />
      <EventView all={all} cars={cars} event={event} now={now} phone={settings.main_phone} />
      {thing && <JsonLd data={thing} />}
    </Container>
  )
}
