import { useTranslations } from 'next-intl'
import type { LineNames } from '@/lib/options/option-names'
import type { PrintedLine } from '@/provider/contract/rules/prices/printed-lines'

type Props = { line: PrintedLine; days: number; names: LineNames }

/** What a line of a price is for, in words; `days` of the whole rental. */
export function LineName({ line, days, names }: Props) {
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
