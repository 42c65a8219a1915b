'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { usePendingWork } from '@/components/forms/use-pending'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Text } from '@/components/ui/text/text'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { formatRoubles } from '@/lib/format/money'
import { PayNote } from './pay-note'
import { type PaymentLimits, useSbpNote } from './sbp-note'
import { usePayBooking } from './use-pay-booking'

type Props = {
  number: string
  dueKop: number
  prepayKop: number
  /** Nothing is paid yet: there is no rest, only a sum. */
  isFirst: boolean
  /** Names the whole rest, of which no part is offered but what a card takes; null: it may be paid in advance. */
  wholeLabel: string | null
  phone: string
  limits: PaymentLimits
  doors: BookingDoors | undefined
}

/** Pays for a booking that is firm: its documents are accepted, so a press is enough. */
export function PayButtons({ number, dueKop, prepayKop, isFirst, wholeLabel, phone, limits, doors }: Props) {
  const t = useTranslations('payments.begin')
  const language = useLocale()
  const isReady = useHydrated()
  const { begin, agreed, isSending, rejection } = usePayBooking(number, { doors })
  const pendingKop = usePendingWork(isSending ? agreed.kop : null)
  const offersPart = wholeLabel === null || dueKop > limits.cardPaymentMaxKop
  const hasChoice = offersPart && prepayKop > 0 && prepayKop < dueKop
  const isWholeTaken = dueKop <= limits.onlinePaymentMaxKop
  const sbpOnly = useSbpNote(limits)(dueKop)

  const button = (label: string, kop: number, isPart: boolean) => {
    const isBusy = isSending && agreed.kop === kop
    return (
      <Button
        aria-disabled={isSending}
        isBusy={isBusy}
        onClick={() => void begin({ kop, isPart }, [])}
        variant={isPart || !hasChoice ? 'dark' : 'line'}
      >
        {pendingKop === kop ? t('sending') : label}
      </Button>
    )
  }
  const roubles = (kop: number) => formatRoubles(kop, language)
  if (!isReady) return null
  return (
    <>
      {rejection && <PayNote agreed={agreed} inForm={false} isBusy={isSending} phone={phone} rejection={rejection} />}
      <ButtonRow align="center">
        {hasChoice &&
          button(
            t(isFirst && wholeLabel === null ? 'payPart' : 'payShare', { amount: roubles(prepayKop) }),
            prepayKop,
            true,
          )}
        {isWholeTaken &&
          button(
            wholeLabel ?? t(hasChoice ? 'payAll' : isFirst ? 'pay' : 'payRest', { amount: roubles(dueKop) }),
            dueKop,
            false,
          )}
      </ButtonRow>
      {isWholeTaken && sbpOnly && (
        <Text size="s" tone="muted">
          {sbpOnly}
        </Text>
      )}
    </>
  )
}
