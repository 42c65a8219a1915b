import { useLocale, useTranslations } from 'next-intl'
import { CarPicture } from '@/components/cars/card/car-picture'
import { ListedCar } from '@/components/cars/card/listed-car'
import { MapLinks } from '@/components/content/map-links'
import { Prose } from '@/components/content/prose'
import { UntranslatedNotice } from '@/components/content/untranslated-notice'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import type { Car } from '@/lib/cars/car'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { EventDetails, EventItem } from '@/provider/contract/content'
import { EventActions } from './event-actions'
import { EventNeighbours } from './event-neighbours'
import { EventScene } from './event-scene'
import styles from './event-view.module.css'
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
  const [firstCar] = cars
  return (
    <>
      <article className={styles.event}>
        <header>
          <EventWhen event={event} now={now} />
          <h1 lang={lang}>{title}</h1>
          <UntranslatedNotice language={language} />
        </header>
        <EventScene event={event}>{firstCar && <CarPicture car={firstCar} isOnStage />}</EventScene>
        <Prose lang={lang} lead={lead} paragraphs={body} phone={phone} />
        {place && (
          <Panel flow="stack" heading={t('place')} headingId="event-place">
            <p lang={lang}>{place.name}</p>
            {place.lat !== null && place.lng !== null && <MapLinks lat={place.lat} lng={place.lng} />}
          </Panel>
        )}
        <EventActions event={event} now={now} />
      </article>
      {cars.length > 0 && (
        <section aria-labelledby="event-cars" className={styles.cars}>
          <Heading id="event-cars" size="l">
            {t('cars')}
          </Heading>
          <CardGrid as="div" min="l">
            {cars.map((car) => (
              <ListedCar car={car} key={car.slug} />
            ))}
          </CardGrid>
        </section>
      )}
      <EventNeighbours all={all} id={id} />
    </>
  )
}
