import type { ComponentProps } from 'react'
import type { Discount } from '@/provider/contract/content'
import { DiscountCard } from './discount-card'
import styles from './discounts.module.css'

type Props = { discounts: Discount[] } & Omit<ComponentProps<typeof DiscountCard>, 'discount'>

/** Every way to pay less, as many in a row as have room. */
export function DiscountCards({ discounts, ...cardProps }: Props) {
  return (
    <div className={styles.cards}>
      {discounts.map((discount) => (
        <DiscountCard discount={discount} key={discount.id} {...cardProps} />
      ))}
    </div>
  )
}
