import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { Button } from '@/components/ui/button/button'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { type LongTermCar, modelsFirst } from '@/lib/long-term/long-term-car'
import { type LongTermFilter, PAGE_SIZE, pagesOf } from '@/lib/long-term/long-term-filter'
import { LongTermCard } from './long-term-card'
import styles from './offer-list.module.css'
import { PagesOf } from './pages-of'

/** The plates that the filter leaves, page by page. */
export function OfferList({ cars, filter }: { cars: LongTermCar[]; filter: LongTermFilter }) {
  const t = useTranslations('longTerm')
  const listed = filter.sort === 'sort' ? modelsFirst(cars) : cars
  const pages = pagesOf(cars)
  const page = Math.min(filter.page, Math.max(pages, 1))
  return (
    <>
      <h2 className={styles.count}>{t('offersCount', { count: cars.length })}</h2>
      {cars.length === 0 ? (
        <div className={styles.none}>
          <Panel as="div" flow="stack">
            <p>{t('nothing')}</p>
            <Row>
              <Button as={CallbackLink}>{t('askForCar')}</Button>
            </Row>
          </Panel>
        </div>
      ) : (
        <CardGrid as="div" min="l">
          {listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((offer) => (
            <LongTermCard key={offer.address} months={filter.months} offer={offer} />
          ))}
        </CardGrid>
      )}
      <PagesOf filter={{ ...filter, page }} pages={pages} />
    </>
  )
}
