import { useLocale, useTranslations } from 'next-intl'
import { CashLine } from '@/components/quotes/cash-line'
import { OwnCurrency } from '@/components/quotes/own-currency'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { ratesFor } from '@/lib/format/own-currency'
import type { Booking } from '@/provider/contract/bookings'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import { mirTooText } from '@/provider/contract/rules/payments/accepted-ways'
import { cashTotalKop } from '@/provider/contract/rules/payments/cash-to-bring'
import type { Settings } from '@/provider/contract/settings'
import styles from './booking-status.module.css'

type Props = { booking: Booking; settings: Pick<Settings, 'documents' | 'rules' | 'facts'>; now: Date }

/** The sum for the pick-up with its parts, and the documents of this driver's citizenship; the texts are the branch's. */
export function BringPanel({ booking, settings: { documents, rules, facts }, now }: Props) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const { price, paidKop, dueKop, driver, cashToBring } = booking
  const { depositKop } = price
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const hasDeposit = depositKop > 0
  const whole = roubles(dueKop + depositKop)
  const isAllCash = cashToBring ? cashTotalKop(cashToBring) === dueKop + depositKop : false
  const cash = rules.depositInCash ? 'yes' : 'no'
  const mirToo = mirTooText(facts.payments, booking, locale)
  const rates = ratesFor(facts.exchangeRates, locale, now)
  return (
    <Panel flow="stack" heading={t('bring')}>
      <div className={styles.money}>
        <Icon of="wallet" />
        <div>
          <Text as="span" size="xs">
            {t('due')}
          </Text>
          <b>{isAllCash ? t('dueCash', { amount: whole }) : whole}</b>
          {hasDeposit && (
            <Text as="span" size="s">
              {t('dueParts', { rental: roubles(dueKop), deposit: roubles(depositKop) })}
            </Text>
          )}
          {rates && <OwnCurrency kopecks={dueKop + depositKop} rates={rates} />}
        </div>
      </div>
      {cashToBring && !isAllCash && <CashLine cash={cashToBring} rates={rates} />}
      {mirToo && <Text size="s">{mirToo}</Text>}
      {paidKop > 0 && (
        <Text size="s" tone="muted">
          {t('paid', { amount: roubles(paidKop) })}
        </Text>
      )}
      <ul className={styles.papers}>
        <li>
          <Icon of="id-card" />
          {needsLicence(booking.car.car_data.class) ? documents[driver.citizenship] : t('bringPassport')}
        </li>
        {hasDeposit && !cashToBring?.depositKop && (
          <li>
            <Icon of="credit-card" />
            {t('bringDeposit', { amount: roubles(depositKop), cash })}
          </li>
        )}
      </ul>
      {hasDeposit && !cashToBring?.depositKop && (
        <Text size="s" tone="muted">
          {t('depositBack', { days: rules.depositReleaseDays, cash })}
        </Text>
      )}
    </Panel>
  )
}
