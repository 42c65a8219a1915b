'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FailureNote } from '@/components/forms/failure-note'
import { useHydrated } from '@/components/forms/use-hydrated'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { withdrawExtension } from '@/lib/browser-api/extensions'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Extension } from '@/provider/contract/extensions'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

type Request = NonNullable<Extension['request']>

type Props = {
  number: string
  /** The return that is agreed. */
  dropoffAt: string
  /** The last one; null: there is none to tell of. */
  request: Request | null
  doors: BookingDoors
  phone: string
}

/** What became of the request; one that waits can be taken back. */
export function ExtensionState({ number, dropoffAt, request, doors, phone }: Props) {
  const t = useTranslations('bookings.extension')
  const isReady = useHydrated()
  const { withdraw, isSending, hasFailed } = useWithdrawal(number, doors)
  return (
    <>
      {request && (
        <Stack role="status">
          <RequestText dropoffAt={dropoffAt} request={request} />
        </Stack>
      )}
      {request?.state === 'sent' && isReady && (
        <p>
          <Button isBusy={isSending} onClick={() => void withdraw()} variant="line">
            {isSending ? t('withdrawing') : t('withdraw')}
          </Button>
        </p>
      )}
      {hasFailed && <FailureNote phone={phone}>{t('notWithdrawn')}</FailureNote>}
    </>
  )
}

function RequestText({ dropoffAt, request }: { dropoffAt: string; request: Request }) {
  const t = useTranslations('bookings.extension')
  const locale = useLocale()
  const format = useFormatter()
  const gap = sentenceGap(locale)
  const moment = format.deadline(new Date(request.dropoffAt), DEADLINE_MOMENT)
  const agreed = format.dateTime(new Date(dropoffAt), DEADLINE_MOMENT)
  const { state, amountKop, reason } = request
  if (state === 'accepted')
    return (
      <Notice as="p" icon={<Icon of="check" size="s" />} kind="success">
        {t('accepted', { moment })}
      </Notice>
    )
  if (state === 'declined')
    return (
      <Notice kind="warning">
        <p>
          {t('declined', { moment })}
          {gap}
          {reason !== '' && `${t('reason', { reason: reason.replace(/[.\s]+$/, '') })}${gap}`}
          {t('agreed', { moment: agreed })}
        </p>
      </Notice>
    )
  return (
    <>
      <p>
        {amountKop === 0 ? t('sentFree', { moment }) : t('sent', { moment, amount: formatRoubles(amountKop, locale) })}
      </p>
      <p>
        <b>{t('stands', { moment: agreed })}</b>
      </p>
    </>
  )
}

function useWithdrawal(number: string, doors: BookingDoors) {
  const router = useRouter()
  const [hasFailed, setHasFailed] = useState(false)
  const { isSending, send, free } = useSending()

  function withdraw(): Promise<void> {
    return send(
      async () => {
        setHasFailed(false)
        await withdrawExtension(number, doors)
        free()
        router.refresh()
      },
      () => setHasFailed(true),
    )
  }

  return { withdraw, isSending, hasFailed }
}
