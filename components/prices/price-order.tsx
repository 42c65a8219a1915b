import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { ChipRow } from './chip-row'
import { type PriceView, priceAddress } from './price-address'

const ORDERS = [
  { sort: '', name: 'byClass' },
  { sort: 'price', name: 'cheapestFirst' },
] as const

/** Class by class as the branch lists them, or the cheapest first. */
export function PriceOrder({ view }: { view: PriceView }) {
  const t = useTranslations('prices')
  return (
    <ChipRow chosen={view.sort} label={t('order')}>
      {ORDERS.map(({ sort, name }) => (
        <Link
          aria-current={sort === view.sort ? 'true' : undefined}
          href={priceAddress({ ...view, sort })}
          key={name}
          scroll={false}
        >
          {t(name)}
        </Link>
      ))}
    </ChipRow>
  )
}
