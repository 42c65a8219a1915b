import { useLocale, useTranslations } from 'next-intl'
import { useRentalRange } from '@/components/cars/rental-range'
import { Illustration } from '@/components/illustrations/illustration'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Notice } from '@/components/ui/notice/notice'
import { CentredPanel } from '@/components/ui/panel/centred-panel'
import { Text } from '@/components/ui/text/text'
import type { Car } from '@/lib/cars/car'
import { COMPARED_MAX } from '@/lib/cars/chosen-slugs'
import type { ListDates } from '@/lib/cars/list-dates'
import { PREFIX_OF } from '@/lib/i18n/routing'
import type { Place } from '@/provider/contract/places'
import styles from './favourite-list.module.css'
import { FavouriteRow } from './favourite-row'

type Props = {
  cars: Car[]
  dates: ListDates
  places: Place[]
  /** Models of the address that the branch has not. */
  missing: number
}

/** Marked models with what they cost for the dates, of which up to three are compared; a plain form. */
export function FavouriteList({ cars, dates: { rental, query }, places, missing }: Props) {
  const t = useTranslations('cars.favourites')
  const tCars = useTranslations('cars')
  const locale = useLocale()
  const rangeOf = useRentalRange('short')
  const place = places.find(({ id }) => id === rental?.placeId)?.name ?? ''
  const preticked = cars.filter(isBookable).slice(0, COMPARED_MAX)
  return (
    <Container>
      <Crumbs here={t('heading')} parents={[{ href: '/rent/', name: tCars('fleet') }]} />
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <Text tone="muted">{rental ? `${rangeOf(rental)} · ${place}` : cars.length > 0 && t('undated')}</Text>
        {missing > 0 && <Notice kind="info">{t('missing', { count: missing })}</Notice>}
      </div>
      {cars.length === 0 ? (
        <NoFavourites />
      ) : (
        <form action={`${PREFIX_OF[locale]}/rent/`} className={styles.form}>
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ))}
          <ul>
            {cars.map((car) => (
              <FavouriteRow car={car} isTicked={preticked.includes(car)} key={car.slug} query={query} />
            ))}
          </ul>
          <div className={styles.pick} data-bar="">
            <Text size="s" tone="muted">
              {t('compareUpTo', { count: COMPARED_MAX })}
            </Text>
            <Button type="submit" variant="dark">
              <span>{t('compare')}</span>
            </Button>
          </div>
        </form>
      )}
    </Container>
  )
}

function isBookable({ selfDrive, available }: Car): boolean {
  return selfDrive && available !== false
}

function NoFavourites() {
  const t = useTranslations('cars.favourites')
  return (
    <CentredPanel aria-labelledby="none">
      <div className={styles.none}>
        <Illustration name="empty-clear" />
      </div>
      <h2 id="none">{t('none')}</h2>
      <p>{t('noneText')}</p>
      <Button href="/rent/">{t('toFleet')}</Button>
    </CentredPanel>
  )
}
