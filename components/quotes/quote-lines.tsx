import { useTranslations } from 'next-intl'
import type { LineNames } from '@/lib/bookings/option-names'
import { formatRoubles } from '@/lib/format/money'
import type { Price, QuoteLine } from '@/provider/contract/quotes'

type Props = {
  price: Price
  locale: string
  /** Of what lines refer to; a line without its name says what kind of thing it is. */
  names?: LineNames
}

/** The price as its lines, total and deposit: the same list on the car page, in the summary and after booking (PRODUCT §5). */
export function QuoteLines({ price, locale, names = {} }: Props) {
  const t = useTranslations('quotes')
  return (
    <div className="quote">
      <dl className="lines">
        {price.lines.map((line) => (
          <div key={`${line.code} ${line.ref ?? ''}`}>
            <dt>
              <LineName days={price.days} line={line} names={names} />
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

type NameProps = { line: QuoteLine; days: number; names: LineNames }

function LineName({ line, days, names }: NameProps) {
  const t = useTranslations('quotes')
  const { code, ref = '', quantity = 1, percent } = line
  const named = names[ref]
  if (code === 'rental') return t('rental', { count: line.quantity ?? days })
  if (code === 'extra') return t('extraNamed', { name: named ?? t('extra'), count: quantity })
  if (code === 'insurance' && named) return t('insuranceNamed', { name: named })
  if (percent === undefined) return t(code)
  return t('withPercent', { name: t(code), percent })
}
