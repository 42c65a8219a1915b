import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { Icon } from '@/components/ui/icon/icon'
import type { CarClassSummary } from '@/lib/cars/car'
import { needsNight } from '@/lib/cars/paint'
import { formatRoubles } from '@/lib/format/money'
import { withSoftHyphens } from '@/lib/format/soft-hyphens'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import styles from './class-tiles.module.css'

type Props = {
  classes: CarClassSummary[]
  cars: number
  /** Cheapest day of the classes that come with a driver only. */
  withDriver: ReadonlyMap<string, number>
}

/** Every class with its cheapest day, each a way into the catalogue or to the cars with a driver. */
export function ClassTiles({ classes, cars, withDriver }: Props) {
  const t = useTranslations('home')
  const locale = useLocale()
  return (
    <div className={styles.tiles}>
      {classes.map(({ id, name, body, defaultColour, fromPerDayKop }) => {
        const driven = withDriver.get(id)
        const fromKop = driven ?? fromPerDayKop
        return (
          <Link
            className={needsNight(defaultColour) ? styles.night : styles.tile}
            href={driven === undefined ? `/rent/?class=${id}` : `${SITE_LINKS.service}#${id}`}
            key={id}
          >
            <b>{withSoftHyphens(name)}</b>
            {fromKop !== null && (
              <span>
                {t(driven === undefined ? 'fromPrice' : 'fromPriceWithDriver', {
                  amount: formatRoubles(fromKop, locale),
                })}
              </span>
            )}
            <CarArt body={body} colour={defaultColour} isOnStage />
          </Link>
        )
      })}
      <Link className={styles.whole} href={SITE_LINKS.rent}>
        <b>{t('wholeFleet')}</b>
        <span>
          {t('aboutCars', { cars })}
          <Icon of="arrow-right" size="l" />
        </span>
      </Link>
    </div>
  )
}
