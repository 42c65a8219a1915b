'use client'

import type { Favourite } from '@/lib/cars/favourites'
import { useFavourites } from '@/lib/cars/use-favourites'
import { formatRoubles } from '@/lib/format/money'
import { usePageLocale } from '@/lib/i18n/page-language'

const AMOUNT = '{amount}'

type Props = Favourite & {
  /** With `{amount}`. */
  texts: { cheaper: string; dearer: string }
  /** Text where no change is known. */
  plain: string
}

/** What a favourite costs against what it cost when it was marked, for the same dates. */
export function PriceChange({ slug, basis, kop, texts, plain }: Props) {
  const locale = usePageLocale()
  const marked = useFavourites().find((one) => one.slug === slug && one.basis === basis)
  if (!marked || marked.kop === kop) return <small>{plain}</small>
  const text = kop < marked.kop ? texts.cheaper : texts.dearer
  return (
    <small data-look={kop < marked.kop ? 'good' : undefined}>
      {text.replace(AMOUNT, formatRoubles(Math.abs(kop - marked.kop), locale))}
    </small>
  )
}
