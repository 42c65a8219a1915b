import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import type { CarPage } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { TERM_DAYS } from '@/lib/prices/term-days'
import styles from './car-page.module.css'

/** Today's price of a day by term of hire: three steps down, the cheapest is yellow (DESIGN §6). */
export function PriceByTerm({ car }: { car: CarPage }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const [today] = car.prices
  const steps = [
    { term: t('underThreeDays', TERM_DAYS), kop: today.underThreeKop, discount: 0, oneDayKop: today.oneDayKop },
    { term: t('threeToSevenDays', TERM_DAYS), kop: today.fromThreeKop, discount: today.discount3, oneDayKop: null },
    { term: t('fromSevenDays', TERM_DAYS), kop: today.fromSevenKop, discount: today.discount7, oneDayKop: null },
  ]
  return (
    <Panel heading={t('priceByTerm')} headingId="terms">
      <ul className={styles.terms}>
        {steps.map(({ term, kop, discount, oneDayKop }) => (
          <li key={term}>
            <span>{term}</span>
            <b>{formatRoubles(kop, locale)}</b>
            <span>
              {t('perDay')}
              {discount > 0 && ` · ${t('discount', { percent: discount })}`}
            </span>
            {oneDayKop !== null && <span>{t('oneDayPrice', { amount: formatRoubles(oneDayKop, locale) })}</span>}
          </li>
        ))}
      </ul>
      <Text size="xs" tone="muted">
        {t('termNote', TERM_DAYS)}
      </Text>
    </Panel>
  )
}
