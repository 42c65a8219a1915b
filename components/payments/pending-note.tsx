import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { formatRoubles } from '@/lib/format/money'
import { paymentStatusHref } from '@/lib/payments/payment-href'

/** A payment that has begun leads to its own page: there it is told, and gone on with. */
export function PendingNote({ id, amountKop }: { id: string; amountKop: number }) {
  const t = useTranslations('payments.begin')
  const amount = formatRoubles(amountKop, useLocale())
  return (
    <Notice icon={<Icon of="circle-alert" />} kind="warning" role="status">
      <Stack>
        <p>{t('pending', { amount })}</p>
        <p>
          <Button href={paymentStatusHref(id)} size="s" variant="dark">
            {t('goOn')}
          </Button>
        </p>
      </Stack>
    </Notice>
  )
}
