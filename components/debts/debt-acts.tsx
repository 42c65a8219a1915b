import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { paymentHref } from '@/lib/payments/payment-href'
import { useDay, useSum } from './debt-note'
import { DisputeForm } from './dispute-form'

type Props = {
  section: 'fines' | 'damages'
  id: number
  name: string
  /** What the payment page asks for. */
  number: string
  debt: number
  disputeUntil: string | null
  scanMaxMb: number
}

/** Pay, or say why not. */
export function DebtActs({ section, id, name, number, debt, disputeUntil, scanMaxMb }: Props) {
  const t = useTranslations('debts')
  const { debts, files } = useMessages()
  const { dispute, refusals } = debts
  const locale = useLocale()
  const [day, sum] = [useDay(), useSum()]
  if (debt === 0 && disputeUntil === null) return '—'
  return (
    <div className="debt-acts">
      {debt > 0 && (
        <Link
          aria-label={t('payOf', { sum: sum(debt), name })}
          className="btn primary sm"
          href={paymentHref(section === 'fines' ? 'fine' : 'damage', number)}
        >
          {t('pay', { sum: sum(debt) })}
        </Link>
      )}
      {disputeUntil && (
        <>
          <NextIntlClientProvider
            locale={locale}
            messages={{ debts: { dispute, refusals }, files: { faults: files.faults } }}
          >
            <DisputeForm id={id} maxMb={scanMaxMb} name={name} section={section} />
          </NextIntlClientProvider>
          <p className="xs muted">{t('disputeUntil', { date: day(disputeUntil) })}</p>
        </>
      )}
    </div>
  )
}
