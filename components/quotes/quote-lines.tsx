import { useTranslations } from 'next-intl'
import { SumList, TotalLine } from '@/components/ui/sum-list/sum-list'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { LineNames } from '@/lib/options/option-names'
import type { Price } from '@/provider/contract/quotes'
import { linesFromList, type PrintedLine } from '@/provider/contract/rules/prices/printed-lines'
import { type DepositRules, DepositTerms } from './deposit-terms'
import { LaterCharges } from './later-charges'
import { QuoteFrame } from './quote-frame'

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
    <QuoteFrame>
      <PriceLines locale={locale} names={names} price={price} />
      <TotalLine term={t('total')} value={formatRoubles(price.totalKop, locale)} />
      {!isOver && price.depositKop > 0 && (
        <Text size="xs" tone="muted">
          {t('depositApart', { amount: formatRoubles(price.depositKop, locale) })}
        </Text>
      )}
      {!isOver && price.depositKop > 0 && deposit && (
        <Text size="xs" tone="muted">
          <DepositTerms rules={deposit} />
        </Text>
      )}
      {!isOver && <LaterCharges />}
    </QuoteFrame>
  )
}

type LinesProps = Pick<Props, 'price' | 'locale' | 'names'> & {
  /** In smaller letters. */
  isDense?: boolean
}

/** What the price is made of, without its total. */
export function PriceLines({ price, locale, names = {}, isDense }: LinesProps) {
  const t = useTranslations('quotes')
  return (
    <SumList
      isDense={isDense}
      rows={linesFromList(price).map((line) => ({
        key: `${line.code} ${line.ref ?? ''}`,
        term: <LineName days={price.days} line={line} names={names} />,
        value: line.amountKop === 0 ? t('free') : formatRoubles(line.amountKop, locale),
        tone: line.amountKop < 0 ? 'success' : undefined,
      }))}
    />
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
