'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { payBooking } from '@/lib/browser-api/payments'
import { formatRoubles } from '@/lib/format/money'
import { useRouter } from '@/lib/i18n/navigation'
import { PayNote } from './pay-note'
import { usePaying } from './use-paying'

type Props = {
  number: string
  dueKop: number
  prepayKop: number
  /** Nothing is paid yet: there is no rest, only a sum. */
  isFirst: boolean
  phone: string
  doors: BookingDoors | undefined
}

/** Pays for a booking that is firm: its documents are accepted, so a press is enough. */
export function PayButtons({ number, dueKop, prepayKop, isFirst, phone, doors }: Props) {
  const t = useTranslations('payments.begin')
  const language = useLocale()
  const router = useRouter()
  const isReady = useHydrated()
  const [chosen, setChosen] = useState({ kop: 0, isPart: false })
  const { pay, isSending, refusal } = usePaying({
    onBack: router.refresh,
    onRefusal: ({ kind }) => {
      if (kind !== 'notBegun' && kind !== 'tooMany') router.refresh()
    },
  })
  const hasChoice = prepayKop < dueKop

  function begin(kop: number, isPart: boolean) {
    setChosen({ kop, isPart })
    const request = { amountKop: kop, language, consents: [] }
    void pay(`${number} ${JSON.stringify(request)}`, (key) => payBooking(number, request, key, doors))
  }

  const button = (label: string, kop: number, isPart: boolean) => {
    const isBusy = isSending && chosen.kop === kop
    return (
      <button
        aria-busy={isBusy}
        aria-disabled={isSending}
        className={isPart || !hasChoice ? 'btn primary' : 'btn line'}
        onClick={() => begin(kop, isPart)}
        type="button"
      >
        {isBusy ? t('sending') : label}
      </button>
    )
  }
  const roubles = (kop: number) => formatRoubles(kop, language)
  if (!isReady) return null
  return (
    <>
      {refusal && (
        <PayNote
          inForm={false}
          isBusy={isSending}
          newKop={refusal.kind === 'changed' ? refusal[chosen.isPart ? 'prepayKop' : 'dueKop'] : chosen.kop}
          oldKop={chosen.kop}
          phone={phone}
          refusal={refusal}
        />
      )}
      <div className="row acts">
        {hasChoice && button(t('payPart', { amount: roubles(prepayKop) }), prepayKop, true)}
        {button(t(hasChoice ? 'payAll' : isFirst ? 'pay' : 'payRest', { amount: roubles(dueKop) }), dueKop, false)}
      </div>
    </>
  )
}
