import { useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { Price, QuoteLine } from '@/provider/contract/quotes'

type Props = { price: Price; locale: string }

/** The price as its lines, total and deposit: the same list on the car page, in the summary and after booking (PRODUCT §5). */
export function QuoteLines({ price, locale }: Props) {
  const t = useTranslations('quotes')
  return (
    <div className="quote">
      <dl className="lines">
        {price.lines.map((line) => (
          <div key={`${line.code} ${line.ref ?? ''}`}>
            <dt>
              <LineName days={price.days} line={line} />
            </dt>
            <dd className={line.amountKop < 0 ? 'minus' : undefined}>
              {line.amountKop === 0 ? t('free') : formatRoubles(line.amountKop, locale)}
            </dd>
          </div>
        ))}
      </dl>
      <dl className="total">
        <dt>{t('total')}</dt>
        <dd>{formatRoubles(price.totalKop, locale)}</dd>
      </dl>
      {price.depositKop > 0 && (
        <p className="deposit-note">{t('depositApart', { amount: formatRoubles(price.depositKop, locale) })}</p>
      )}
    </div>
  )
}

function LineName({ line, days }: { line: QuoteLine; days: number }) {
  const t = useTranslations('quotes')
  if (line.code === 'rental') return t('rental', { count: line.quantity ?? days })
  if (line.percent === undefined) return t(line.code)
  return t('withPercent', { name: t(line.code), percent: line.percent })
}
