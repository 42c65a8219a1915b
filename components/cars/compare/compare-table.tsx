import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CarStage } from '@/components/cars/page/car-stage'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { CarPage } from '@/lib/cars/car'
import { chosenHref } from '@/lib/cars/chosen-slugs'
import type { CompareRow } from '@/lib/cars/compare-row'
import { comma } from '@/lib/i18n/comma'
import { Link } from '@/lib/i18n/navigation'
import { ChooseRow } from './choose-row'
import styles from './compare.module.css'
import type { CompareSection } from './compare-rows'
import { PlanRow } from './plan-row'

type Props = {
  cars: CarPage[]
  sections: CompareSection[]
  /** `?from=…` of the dates. */
  query: string
}

/** What differs, a column for each car; on phones the columns are pushed under the first one. */
export function CompareTable({ cars, sections, query }: Props) {
  const t = useTranslations('cars.compare')
  return (
    <section aria-label={t('heading')} className={styles.scroll}>
      <table className={styles.table} data-look={`of${cars.length}`}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('what')}</VisuallyHidden>
            </td>
            {cars.map((car) => (
              <th key={car.slug} scope="col">
                <CarStage car={car} isFaded={car.available === false} size="list" />
                <div>
                  <Link href={`/rent/${car.slug}/${query}`}>{car.name}</Link>
                  <Button
                    aria-label={t('remove', { name: car.name })}
                    href={chosenHref(
                      'compare',
                      cars.filter((one) => one !== car).map(({ slug }) => slug),
                      query,
                    )}
                    isIconOnly
                    size="touch"
                    variant="ghost"
                  >
                    <Icon of="x" size="s" />
                  </Button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ name, rows }, index) => {
          const different = rows.filter(({ differs }) => differs)
          if (different.length === 0 && index > 0) return null
          return (
            <tbody key={name}>
              {name && (
                <tr data-look="head">
                  <th colSpan={cars.length + 1} scope="rowgroup">
                    {t(name)}
                  </th>
                </tr>
              )}
              {name === null ? (
                <PriceRows rows={different}>
                  <ChooseRow cars={cars} query={query} />
                </PriceRows>
              ) : (
                <>
                  {name === 'space' && <PlanRow cars={cars} />}
                  {different.map((row) => (
                    <DifferentRow key={row.term} row={row} />
                  ))}
                </>
              )}
            </tbody>
          )
        })}
      </table>
    </section>
  )
}

/** The first price is the one that is chosen by: the way on stands under it. */
function PriceRows({ rows: [first, ...others], children }: { rows: CompareRow[]; children: ReactNode }) {
  return (
    <>
      {first && <DifferentRow isFirst row={first} />}
      {children}
      {others.map((row) => (
        <DifferentRow key={row.term} row={row} />
      ))}
    </>
  )
}

function DifferentRow({ row: { term, values }, isFirst = false }: { row: CompareRow; isFirst?: boolean }) {
  const t = useTranslations('cars.compare')
  const locale = useLocale()
  return (
    <tr data-look={isFirst ? 'first' : undefined}>
      <th scope="row">
        {term}
        <VisuallyHidden>
          {comma(locale)}
          {t('differs')}
        </VisuallyHidden>
      </th>
      {values.map(({ text, isBest }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values of two cars may be equal, their column is their identity
        <td data-look={isBest ? 'best' : undefined} key={column}>
          {text}
          {isBest && (
            <>
              {' '}
              <Icon of="check" size="s" />
              <VisuallyHidden>{t('best')}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
