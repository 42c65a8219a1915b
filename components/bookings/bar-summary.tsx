import { ChevronUp } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { formatRoubles } from '@/lib/format/money'
import type { Price } from '@/provider/contract/quotes'

/** The total in the bottom bar of phones; a press opens what it is made of. Stands inside `.pbar` beside the next button. */
export function BarSummary({ name, price }: { name: string; price: Price }) {
  const t = useTranslations('bookings.trip')
  const locale = useLocale()
  return (
    <details className="bar-sum">
      <summary>
        <span className="xs muted">
          {t('days', { count: price.days })} · {name} <ChevronUp aria-hidden className="ic s" />
        </span>
        <b className="num">{formatRoubles(price.totalKop, locale)}</b>
        <span className="sr-only"> ({t('breakdown')})</span>
      </summary>
      <div className="sheet">
        <QuoteLines locale={locale} price={price} />
      </div>
    </details>
  )
}
