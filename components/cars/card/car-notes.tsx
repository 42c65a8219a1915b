import { useLocale, useTranslations } from 'next-intl'
import { CashLine } from '@/components/quotes/cash-line'
import { WhyPrice } from '@/components/quotes/why-price'
import { Icon } from '@/components/ui/icon/icon'
import type { Car } from '@/lib/cars/car'
import { SHORT_DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { type CashUses, cashOfPrice } from '@/provider/contract/rules/payments/cash-to-bring'
import type { ExchangeRates } from '@/provider/contract/settings'
import { CarTermHint } from './car-term-hint'
import styles from './card.module.css'

type Props = {
  car: Car
  query: string
  cashUses?: CashUses | null | undefined
  rates?: ExchangeRates | null | undefined
}

/** Below the price of the dates: until when it is cancelled free, what a longer rental changes, what the price is made of. */
export function CarNotes({ car, query, cashUses = null, rates }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const format = useFormatter()
  const { price, freeCancellationUntil } = car
  if (!price) return null
  const promo = price.lines.find(({ code }) => code === 'promo_discount')
  const cash = cashOfPrice(price, cashUses)
  // Who pays the rental in cash at pick-up has paid nothing to lose before.
  const free = cashUses?.branch
    ? t('freeUntilPickup')
    : freeCancellationUntil &&
      t('freeCancellation', { moment: format.deadline(freeCancellationUntil, SHORT_DEADLINE_MOMENT) })
  return (
    <div className={styles.notes}>
      {cash && <CashLine cash={cash} rates={rates} />}
      {free && (
        <span data-look="free">
          <Icon of="check" size="s" />
          {free}
        </span>
      )}
      {promo && <span data-look="saving">{t('promoTaken', { amount: formatRoubles(promo.amountKop, locale) })}</span>}
      <CarTermHint car={car} query={query} />
      <WhyPrice price={price} />
    </div>
  )
}
