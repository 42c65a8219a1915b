import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { CarCard } from '@/components/cars/card/car-card'
import { ContentText } from '@/components/content/content-text'
import { MapLinks } from '@/components/content/map-links'
import { ToldInRussian } from '@/components/content/told-in-russian'
import { Illustration } from '@/components/illustrations/illustration'
import type { Car } from '@/lib/cars/car'
import { drawnColour } from '@/lib/cars/paint'
import { foreignLang } from '@/lib/content/foreign-lang'
import { eventScene } from '@/lib/events/event-scene'
import type { EventDetails, EventItem } from '@/provider/contract/content'
import { EventActions } from './event-actions'
import { EventAround } from './event-around'
import { EventWhen } from './event-when'

type Props = {
  event: EventDetails
  /** Models that suit it and can be hired. */
  cars: Car[]
  /** The list that it stands in. */
  all: EventItem[]
  now: Date
  phone: string
}

export function EventView({ event, cars, all, now, phone }: Props) {
  const t = useTranslations('events')
  const { id, language, title, lead, body, place } = event
  const lang = foreignLang(language, useLocale())
  const [shown] = cars
  return (
    <>
      <article className="event">
        <header>
          <EventWhen event={event} now={now} />
          <h1 lang={lang}>{title}</h1>
          <ToldInRussian language={language} />
        </header>
        <div className="event-scene">
          <Illustration name={eventScene(id)} />
          {shown && (
            <div className="drv">
              <CarArt body={shown.body} colour={drawnColour(shown)} />
            </div>
          )}
        </div>
        <div className="prose" lang={lang}>
          <p className="lead">{lead}</p>
          {body.map((paragraph) => (
            <p key={paragraph}>
              <ContentText phone={phone} text={paragraph} />
            </p>
          ))}
        </div>
        {place && (
          <section aria-labelledby="event-place" className="panel stack">
            <h2 className="h-sub" id="event-place">
              {t('place')}
            </h2>
            <p lang={lang}>{place.name}</p>
            {place.lat !== null && place.lng !== null && <MapLinks lat={place.lat} lng={place.lng} />}
          </section>
        )}
        <EventActions event={event} now={now} />
      </article>
      {cars.length > 0 && (
        <section aria-labelledby="event-cars" className="event-cars">
          <h2 id="event-cars">{t('cars')}</h2>
          <div className="cards">
            {cars.map((car) => (
              <CarCard car={car} key={car.slug} />
            ))}
          </div>
        </section>
      )}
      <EventAround all={all} id={id} />
    </>
  )
}
