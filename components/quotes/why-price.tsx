import { useLocale, useTranslations } from 'next-intl'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import type { Price } from '@/provider/contract/quotes'
import { linesFromList } from '@/provider/contract/rules/prices/printed-lines'
import { PriceLines } from './price-lines'
import styles from './why-price.module.css'

/** Opens what a price is made of; a price of one line has said it. */
export function WhyPrice({ price }: { price: Price }) {
  const t = useTranslations('content')
  const locale = useLocale()
  if (linesFromList(price).length < 2) return null
  return (
    <details className={styles.lines}>
      <DisclosureSummary look="under" size="xs">
        {t('whyPrice')}
      </DisclosureSummary>
      <PriceLines isDense locale={locale} price={price} />
    </details>
  )
}
