import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { paymentHref } from '@/lib/payments/payment-href'
import { useDay, useSum } from './debt-note'
import styles from './debts.module.css'
import { DisputeForm } from './dispute-form'

type Props = {
  section: 'fines' | 'damages'
  id: number
  name: string
  /** What the payment page asks for. */
  number: string
  debt: number
  status: string
  disputeUntil: string | null
  scanMaxMb: number
  /** Its button is the one of the page. */
  isDueFirst: boolean
}

/** Pay, or say why not. What is disputed can be paid, but need not be now. */
export function DebtActions({ section, id, name, number, debt, status, disputeUntil, scanMaxMb, isDueFirst }: Props) {
  const t = useTranslations('debts')
  const { debts, files } = useMessages()
  const { dispute, rejections } = debts
  const locale = useLocale()
  const [day, sum] = [useDay(), useSum()]
  if (debt === 0 && disputeUntil === null) return null
  return (
    <div className={styles.actions}>
      {debt > 0 && (
        <Button
          aria-label={t('payOf', { sum: sum(debt), name })}
          href={paymentHref(section === 'fines' ? 'fine' : 'damage', number)}
          size="s"
          variant={isDueFirst ? 'primary' : status === 'disputed' ? 'line' : 'dark'}
        >
          {t('pay', { sum: sum(debt) })}
        </Button>
      )}
      {disputeUntil && (
        <>
          <NextIntlClientProvider
            locale={locale}
            messages={{ debts: { dispute, rejections }, files: { errors: files.errors } }}
          >
            <DisputeForm id={id} maxMb={scanMaxMb} name={name} section={section} />
          </NextIntlClientProvider>
          <Text size="xs" tone="muted">
            {t('disputeUntil', { date: day(disputeUntil) })}
          </Text>
        </>
      )}
    </div>
  )
}
