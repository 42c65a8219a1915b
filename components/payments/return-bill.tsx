import { useLocale, useTranslations } from 'next-intl'
import { DepositText } from '@/components/history/deposit-tracker'
import { Button } from '@/components/ui/button/button'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { depositWay } from '@/lib/history/deposit-way'
import { paymentHref } from '@/lib/payments/payment-href'
import type { ReturnBill } from '@/provider/contract/booking-terms'
import type { Booking } from '@/provider/contract/bookings'
import { NoCardNote, type PaySettings, RussianCardNote } from './card-notes'

type Props = { booking: Booking; bill: ReturnBill; settings: PaySettings }

/** What is left to pay after the return, each sum with its number, the ways to pay it, and where the deposit is. */
export function ReturnBillRows({ booking, bill, settings }: Props) {
  const t = useTranslations('payments.list.bill')
  const locale = useLocale()
  const { number, dueKop, deposit } = booking
  const { cashDepositKop = 0 } = bill
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const isInNote = cashDepositKop > 0 && deposit?.state !== 'overdue' && depositWay(deposit ?? { cards: [] }) === 'cash'
  return (
    <>
      {cashDepositKop > 0 && <Text>{t('cashDeposit', { deposit: roubles(cashDepositKop) })}</Text>}
      {bill.totalKop > 0 ? (
        <LinedList>
          {dueKop > 0 && (
            <Row as="li" justify="between">
              <span>{t('rental', { number })}</span>
              <Text as="b" isNumeric>
                {roubles(dueKop)}
              </Text>
            </Row>
          )}
          {bill.charges.map((charge) => (
            <ChargeRow charge={charge} key={charge.number} />
          ))}
        </LinedList>
      ) : (
        <Text>{t('nothing')}</Text>
      )}
      {bill.totalKop > 0 && <RussianCardNote settings={settings} />}
      {bill.totalKop > 0 && <NoCardNote settings={settings} />}
      {deposit && deposit.state !== 'none' && !isInNote && (
        <>
          <Text weight="semi">{t('deposit', { amount: roubles(deposit.amountKop) })}</Text>
          <DepositText deposit={deposit} />
        </>
      )}
    </>
  )
}

function ChargeRow({ charge: { number, name, dueKop, isDisputed } }: { charge: ReturnBill['charges'][number] }) {
  const t = useTranslations('payments.list.bill')
  const amount = formatRoubles(dueKop, useLocale())
  return (
    <Row as="li" justify="between">
      <div>
        {t('charge', { name, number })}
        {isDisputed && (
          <Text size="s" tone="muted">
            {t('disputed')}
          </Text>
        )}
      </div>
      {isDisputed ? (
        <Text as="b" isNumeric>
          {amount}
        </Text>
      ) : (
        <Button
          aria-label={t('payOf', { name, number, amount })}
          href={paymentHref('damage', number)}
          isNumeric
          size="s"
          variant="soft"
        >
          {t('pay', { amount })}
        </Button>
      )}
    </Row>
  )
}
