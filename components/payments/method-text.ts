import { useTranslations } from 'next-intl'
import type { Payment } from '@/provider/contract/payments'

type Method = Pick<Payment, 'method' | 'cardLast4'>

/** How something was paid, in words; empty while nobody has chosen. */
export function useMethodText(): (method: Method) => string {
  const t = useTranslations('payments.result.rows')
  return ({ method, cardLast4: digits }) => {
    if (method === 'bank_card') return digits === null ? t('card') : t('cardNumber', { digits })
    return method === 'sbp' ? t('sbp') : ''
  }
}
