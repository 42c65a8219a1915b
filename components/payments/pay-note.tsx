'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { SendAgain } from '@/components/offline/send-again'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatRoubles } from '@/lib/format/money'
import type { PaymentRejection } from '@/lib/payments/payment-rejection'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { PendingNote } from './pending-note'

/** `isPart`: it was a prepayment. */
export type AgreedSum = { kop: number; isPart: boolean }

type Props = {
  rejection: PaymentRejection
  /** What was to be paid. */
  agreed: AgreedSum
  phone: string
  isBusy: boolean
  /** Stands in a form, which can be sent once more. */
  inForm?: boolean
}

/** Why the payment did not begin, and what to do: nobody is left to pay twice, or to guess. */
export function PayNote({ rejection, agreed, phone, isBusy, inForm = true }: Props) {
  const t = useTranslations('payments.begin')
  const locale = useLocale()
  const roubles = (kop: number) => formatRoubles(kop, locale)
  if (rejection.kind === 'pending') return <PendingNote amountKop={rejection.amountKop} id={rejection.id} />
  return (
    <Notice kind="error" role="alert">
      <Stack>
        {rejection.kind === 'changed' ? (
          <p>
            {t('changed', {
              old: roubles(agreed.kop),
              new: roubles(agreed.isPart ? rejection.prepayKop : rejection.dueKop),
            })}
          </p>
        ) : (
          <p>
            {t(rejection.kind)}
            {sentenceGap(locale)}
            <TextLink as={LivePhoneLink} isNumeric phone={phone} />
          </p>
        )}
        {inForm && rejection.kind === 'notBegun' && <SendAgain isBusy={isBusy} label={t('sendAgain')} />}
      </Stack>
    </Notice>
  )
}
