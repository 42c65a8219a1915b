import { useTranslations } from 'next-intl'
import { FavouritesLink } from '@/components/cars/favourites/favourites-link'
import { useRentalRange } from '@/components/cars/rental-range'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Notice } from '@/components/ui/notice/notice'
import { CentredPanel } from '@/components/ui/panel/centred-panel'
import { Text } from '@/components/ui/text/text'
import type { CarPage } from '@/lib/cars/car'
import type { ListDates } from '@/lib/cars/list-dates'
import type { Place } from '@/provider/contract/places'
import styles from './compare.module.css'
import { useCompareSections } from './compare-rows'
import { CompareTable } from './compare-table'
import { GroundLine } from './ground-line'
import { SameRows } from './same-rows'

type Props = {
  cars: CarPage[]
  dates: ListDates
  places: Place[]
  /** The address names more models than stand side by side. */
  isCut: boolean
  /** Models of the address that the branch has not. */
  missing: number
}

/** Up to three models side by side: sizes to one scale, then what differs, then what does not. */
export function Comparison({ cars, dates: { rental, query }, places, isCut, missing }: Props) {
  const t = useTranslations('cars')
  const rangeOf = useRentalRange('short')
  const sections = useCompareSections(cars)
  const [first] = cars
  const kind = first && cars.every(({ classId }) => classId === first.classId) ? first.classId : 'all'
  const place = places.find(({ id }) => id === rental?.placeId)?.name ?? ''
  return (
    <Container>
      <Crumbs here={t('compare.heading')} parents={[{ href: '/rent/', name: t('fleet') }]} />
      <nav aria-label={t('compare.heading')} className={`${styles.tabs} js-only`}>
        <FavouritesLink label={t('favourites.heading')}>{t('favourites.heading')}</FavouritesLink>
        <span aria-current="page">
          {t('compare.heading')} <small>{cars.length}</small>
        </span>
      </nav>
      <div className={styles.head}>
        <h1>
          {cars.length > 1
            ? t('compare.title', { cars: t(`carsOf.${kind}`, { count: cars.length }) })
            : t('compare.heading')}
        </h1>
        <Text tone="muted">{rental ? `${rangeOf(rental)} · ${place}` : cars.length > 0 && t('compare.undated')}</Text>
        {isCut && <Notice kind="info">{t('compare.cut')}</Notice>}
        {missing > 0 && <Notice kind="info">{t('compare.missing', { count: missing })}</Notice>}
      </div>
      {cars.length > 0 && (
        <>
          {cars.length > 1 && <GroundLine cars={cars} />}
          <CompareTable cars={cars} query={query} sections={sections} />
          <SameRows sections={sections} />
        </>
      )}
      {cars.length < 2 && (
        <CentredPanel aria-labelledby="few">
          <h2 id="few">{t('compare.few')}</h2>
          <p>{cars.length === 1 ? t('compare.oneText') : t('compare.fewText')}</p>
          <Button href="/rent/" variant={cars.length === 1 ? 'soft' : 'primary'}>
            {t('compare.toFleet')}
          </Button>
        </CentredPanel>
      )}
    </Container>
  )
}
