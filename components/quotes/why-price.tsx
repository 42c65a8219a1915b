import { useLocale, useTranslations } from 'next-intl'
import type { Price } from '@/provider/contract/quotes'
import { linesFromList } from '@/provider/contract/rules/prices/printed-lines'
import { PriceLines } from './quote-lines'

/** Opens what a price is made of; a price of one line has said it. */
export function WhyPrice({ price }: { price: Price }) {
  const t = useTranslations('content')
  const locale = useLocale()
  if (linesFromList(price).length < 2) return null
  return (
    <details className="why-price">
      <summary className="xs link">{t('whyPrice')}</summary>
      <PriceLines locale={locale} price={price} />
    </details>
  )
}
