import { useTranslations } from 'next-intl'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { useListFormat } from '@/lib/i18n/use-list-format'
import type { Discount } from '@/provider/contract/content'
import styles from './discount-terms.module.css'

type DiscountRules = Pick<Discount, 'terms' | 'loginOnly'>

/** What the rules of a discount, or of an event's code, give and ask, line by line. */
export function DiscountTerms({ rules }: { rules: DiscountRules }) {
  const lines = useLines(rules)
  if (lines.length === 0) return null
  return (
    <ul className={styles.terms}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function useLines({ terms, loginOnly }: DiscountRules): string[] {
  const t = useTranslations('discounts.terms')
  const pickup = usePickup(terms)
  const { list } = useListFormat()
  const { percent, upTo, tiers, minDays, classes, firstRentalOnly, perClient } = terms
  return [
    percent === null ? null : t(upTo ? 'upTo' : 'percent', { percent }),
    ...tiers.map(({ fromDays, maxPercent }) => t('tier', { days: fromDays, percent: maxPercent })),
    minDays === null ? null : t('minDays', { days: minDays }),
    classes.length === 0 ? null : t('classes', { classes: list(classes) }),
    pickup,
    firstRentalOnly ? t('firstRental') : null,
    perClient === null ? null : t('perClient', { times: perClient }),
    loginOnly ? t('signedIn') : null,
  ].filter((line) => line !== null)
}

function usePickup({ rentalFrom, rentalTo }: Discount['terms']): string | null {
  const t = useTranslations('discounts.terms')
  const format = useFormatter()
  const day = (date: string) => format.dateTime(plainDay(date), PLAIN_DAY)
  if (rentalFrom !== null && rentalTo !== null) return t('rentalBetween', { from: day(rentalFrom), to: day(rentalTo) })
  if (rentalFrom !== null) return t('rentalFrom', { from: day(rentalFrom) })
  return rentalTo === null ? null : t('rentalTo', { to: day(rentalTo) })
}
