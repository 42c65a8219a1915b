import './pending.css'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { paymentStatusHref } from '@/lib/payments/payment-href'

/** A payment that has begun leads to its own page: there it is told, and gone on with. */
export function PendingNote({ id, amountKop }: { id: string; amountKop: number }) {
  const t = useTranslations('payments.begin')
  const amount = formatRoubles(amountKop, useLocale())
  return (
    <div className="closed-note" role="status">
      <Icon of="circle-alert" />
      <div className="stack">
        <p>{t('pending', { amount })}</p>
        <p>
          <Link className="btn dark sm" href={paymentStatusHref(id)}>
            {t('goOn')}
          </Link>
        </p>
      </div>
    </div>
  )
}
