import { useTranslations } from 'next-intl'
import { ChoiceLinks } from '@/components/ui/choice-links/choice-links'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { DRIVE_CHOICES, GEARBOX_CHOICES, type LongTermFilter, longTermHref } from '@/lib/long-term/long-term-filter'
import type { LongTermResponse } from '@/provider/contract/long-term'
import { LONG_TERM_SORTS } from '@/provider/contract/rules/cars/car-filters'
import styles from './filters.module.css'
import { MonthPriceForm } from './month-price-form'

type Props = Pick<LongTermResponse, 'fuels' | 'terms'> & { filter: LongTermFilter }

/** Term, price, fuel, drive, gearbox and order of the list: each an address of its own. On phones the term alone is in sight at first. */
export function LongTermFilters({ filter, fuels, terms }: Props) {
  const t = useTranslations('longTerm')
  const { fuel, drive, gearbox, priceFrom, priceTo, sort } = filter
  const applied = [fuel, drive, gearbox, priceFrom ?? priceTo, sort !== 'sort'].filter(Boolean).length
  return (
    <div className={styles.filters}>
      <ChoiceLinks
        choices={terms.map((months) => ({
          href: longTermHref(filter, { months }),
          text: t('months', { months }),
          isCurrent: filter.months === months,
        }))}
        label={t('term')}
      />
      <details>
        <DisclosureSummary size="touch">
          {t('filters')}
          {applied > 0 && ` · ${applied}`}
        </DisclosureSummary>
        <div>
          <MonthPriceForm filter={filter} />
          <ChoiceLinks
            choices={(['', ...fuels] as const).map((fuel) => ({
              href: longTermHref(filter, { fuel }),
              text: t(`fuel.${fuel || 'any'}`),
              isCurrent: filter.fuel === fuel,
            }))}
            label={t('fuelLabel')}
          />
          <ChoiceLinks
            choices={DRIVE_CHOICES.map((drive) => ({
              href: longTermHref(filter, { drive }),
              text: t(`drive.${drive || 'any'}`),
              isCurrent: filter.drive === drive,
            }))}
            label={t('driveLabel')}
          />
          <ChoiceLinks
            choices={GEARBOX_CHOICES.map((gearbox) => ({
              href: longTermHref(filter, { gearbox }),
              text: t(`gearbox.${gearbox || 'any'}`),
              isCurrent: filter.gearbox === gearbox,
            }))}
            label={t('gearboxLabel')}
          />
          <ChoiceLinks
            choices={LONG_TERM_SORTS.map((sort) => ({
              href: longTermHref(filter, { sort }),
              text: t(`sort.${sort}`),
              isCurrent: filter.sort === sort,
            }))}
            label={t('sortLabel')}
          />
        </div>
      </details>
    </div>
  )
}
