import './quotes.css'
import { useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { LineNames } from '@/lib/options/option-names'
import type { Price } from '@/provider/contract/quotes'
import { linesFromList, type PrintedLine } from '@/provider/contract/rules/prices/printed-lines'
import { type DepositRules, DepositTerms } from './deposit-terms'
import { LaterCharges } from './later-charges'

type Props = {
  price: Price
  locale: string
  /** Of what lines refer to; a line without its name says what kind of thing it is. */
  names?: LineNames
  /** Where the deposit is told in full. */
  deposit?: DepositRules | undefined
  /** The rental lies behind, or there will be none: neither a deposit nor anything after it is to come. */
  isOver?: boolean
}

/** The price as its lines, total and deposit: the same list on the car page, in the summary and after booking (PRODUCT §5). */
export function QuoteLines({ price, locale, names = {}, deposit, isOver = false }: Props) {
  const t = useTranslations('quotes')
  return (
    <div className="quote">
      <PriceLines locale={locale} names={names} price={price} />
      <dl className="total">
        <dt>{t('total')}</dt>
        <dd>{formatRoubles(price.totalKop, locale)}</dd>
      </dl>
      {!isOver && price.depositKop > 0 && (
        <p className="deposit-note">{t('depositApart', { amount: formatRoubles(price.depositKop, locale) })}</p>
      )}
      {!isOver && price.depositKop > 0 && deposit && (
        <p className="deposit-note">
          <DepositTerms rules={deposit} />
        </p>
      )}
      {!isOver && <LaterCharges />}
    </div>
  )
}

/** What the price is made of, without its total. */
export function PriceLines({ price, locale, names = {} }: Pick<Props, 'price' | 'locale' | 'names'>) {
  const t = useTranslations('quotes')
  return (
    <dl className="lines">
      {linesFromList(price).map((line) => (
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
  )
}

type NameProps = { line: PrintedLine; days: number; names: LineNames }

function LineName({ line, days, names }: NameProps) {
  const t = useTranslations('quotes')
  const { code, ref = '', quantity = 1, percent } = line
  const named = names[ref]
  if (code === 'rental') return t('rental', { count: line.quantity ?? days })
  if (code === 'extra') return t('extraNamed', { name: named ?? t('extra'), count: quantity })
  if (code === 'insurance' && named) return t('insuranceNamed', { name: named })
  if (code === 'delivery' && named) return t('deliveryNamed', { place: named })
  if (code === 'collection' && named) return t('collectionNamed', { place: named })
  if (percent === undefined) return t(code)
  return t('withPercent', { name: t(code), percent })
}
