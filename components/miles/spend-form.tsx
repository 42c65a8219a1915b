'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import type { RefreshTexts } from '@/components/layout/visit/use-refresh-client'
import { ariaOf } from '@/components/ui/field/aria-of'
import { FieldError } from '@/components/ui/field/field-error'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import { readMiles } from '@/lib/miles/read-miles'
import type { PayableBooking, SpendResponse } from '@/provider/contract/miles'
import { BookingChoice } from './booking-choice'
import { SpendSummary } from './spend-summary'
import { spendFault, useSpendTexts } from './spend-texts'
import { useMilesPreview } from './use-miles-preview'
import { useSpending } from './use-spending'

type Props = Pick<SpendResponse, 'bookings' | 'mileKop' | 'maxSharePercent'> & { news: RefreshTexts }

const FIELD = 'miles-to-spend'

/** Booking, miles, what comes of it, confirm. Before the scripts came it is only read. */
export function SpendForm({ bookings, mileKop, maxSharePercent, news }: Props) {
  const t = useTranslations('miles.spend')
  const locale = useLocale()
  const isReady = useHydrated()
  const [chosen, setChosen] = useState(bookings[0]?.number ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const spending = useSpending(news)
  const textOf = useSpendTexts()
  const booking = bookings.find(({ number }) => number === chosen) ?? bookings[0]
  const text = typed ?? String(booking ? firstWish(booking) : '')
  const fault = booking ? spendFault(text, booking.maxMiles) : null
  const miles = fault === null && booking ? readMiles(text) : null
  const preview = useMilesPreview(booking?.number ?? '', miles, `${booking?.miles} ${booking?.fullDueKop}`)
  if (!booking) return null

  const failure = spending.failure ?? preview.failure
  const error = fault ? textOf.fault(fault) : failure ? textOf.failure(failure) : undefined
  const wish = (next: string | null) => {
    setTyped(next)
    spending.forget()
  }
  return (
    <form
      className="mile-spend"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (miles !== null && miles !== booking.miles) void spending.spend(booking.number, miles)
      }}
    >
      <fieldset className="panel stack" disabled={!isReady} role="none">
        <BookingChoice
          bookings={bookings}
          chosen={booking.number}
          onChoose={(number) => {
            setChosen(number)
            wish(null)
          }}
        />
        {booking.maxMiles === 0 ? (
          <p className="note">{t(booking.dueKop === 0 ? 'notNow' : 'noMiles')}</p>
        ) : (
          <div>
            <div className="mile-count">
              <label className="lbl" htmlFor={FIELD}>
                {t('howMany')}
              </label>
              <input
                {...ariaOf(FIELD, { error, hint: 'most' })}
                autoComplete="off"
                className="inp num"
                inputMode="numeric"
                maxLength={9}
                onChange={({ target }) => wish(target.value)}
                value={text}
              />
            </div>
            <input
              aria-label={t('slider')}
              className="mile-range"
              max={booking.maxMiles}
              min={1}
              onChange={({ target }) => wish(target.value)}
              type="range"
              value={Math.min(readMiles(text) ?? 1, booking.maxMiles)}
            />
            <p className="hint num" id={`${FIELD}-hint`}>
              {t('most', { miles: booking.maxMiles })}
            </p>
            <FieldError error={error} id={FIELD} />
          </div>
        )}
        <p className="note">
          <Icon of="info" />
          <span>{t('rules', { mile: formatRoubles(mileKop, locale), share: maxSharePercent })}</span>
        </p>
      </fieldset>
      <SpendSummary booking={booking} isReady={isReady} miles={miles} preview={preview} spending={spending} />
    </form>
  )
}

/** Those that pay already; else as many as may. */
function firstWish({ miles, maxMiles }: PayableBooking): number {
  return miles > 0 ? miles : maxMiles
}
