import { useTranslations } from 'next-intl'
import { SumList } from '@/components/ui/sum-list/sum-list'
import { formatRoubles } from '@/lib/format/money'
import type { LineNames } from '@/lib/options/option-names'
import type { Price } from '@/provider/contract/quotes'
import { linesFromList } from '@/provider/contract/rules/prices/printed-lines'
import { LineName } from './line-name'

type Props = {
  price: Price
  locale: string
  /** Of what lines refer to; a line without its name says what kind of thing it is. */
  names?: LineNames | undefined
  /** In smaller letters. */
  isDense?: boolean | undefined
}

/** What the price is made of, without its total. */
export function PriceLines({ price, locale, names = {}, isDense }: Props) {
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
