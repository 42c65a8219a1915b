import { ArrowRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/car-art'
import type { CarClassSummary } from '@/lib/cars/car'
import { needsNight } from '@/lib/cars/paint'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** Every class with its cheapest day, each a way into the catalogue. */
export function ClassTiles({ classes, cars }: { classes: CarClassSummary[]; cars: number }) {
  const t = useTranslations('home')
  const locale = useLocale()
  return (
    <section className="wrap first">
      <h2 className="section-head">{t('classes', { count: classes.length })}</h2>
      <div className="classes">
        {classes.map(({ id, name, body, defaultColour, fromPerDayKop }) => (
          <Link className={needsNight(defaultColour) ? 'cls night' : 'cls'} href={`/rent/?class=${id}`} key={id}>
            <b>{name}</b>
            {fromPerDayKop !== null && (
              <span className="num">{t('fromPrice', { amount: formatRoubles(fromPerDayKop, locale) })}</span>
            )}
            <CarArt body={body} colour={defaultColour} />
          </Link>
        ))}
        <Link className="cls all" href={SITE_LINKS.rent}>
          <b>{t('wholeFleet')}</b>
          <div className="row between">
            <span>{t('aboutCars', { cars })}</span>
            <ArrowRight aria-hidden="true" className="ic l" />
          </div>
        </Link>
      </div>
    </section>
  )
}
