'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import type { RefreshTexts } from '@/components/layout/visit/use-refresh-client'
import { useStepUp } from '@/components/profile/use-step-up'
import { ariaOf } from '@/components/ui/field/aria-of'
import { FieldError } from '@/components/ui/field/field-error'
import { FieldLabel } from '@/components/ui/field/field-label'
import { TextInput } from '@/components/ui/input/text-input'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { readMiles } from '@/lib/miles/read-miles'
import type { PayableBooking, SpendResponse } from '@/provider/contract/miles'
import { BookingChoice } from './booking-choice'
import styles from './spend-form.module.css'
import { SpendSummary } from './spend-summary'
import { useSpendTexts, validateMiles } from './spend-texts'
import { useMilesPreview } from './use-miles-preview'
import { useSpending } from './use-spending'

type Props = Pick<SpendResponse, 'bookings'> & {
  news: RefreshTexts
  /** What a mile is worth, and how much miles may pay for. */
  rules: ReactNode
}

const FIELD = 'miles-to-spend'

/** Booking, miles, what comes of it, confirm. Before the scripts came it is only read. */
export function SpendForm({ bookings, news, rules }: Props) {
  const t = useTranslations('miles.spend')
  const isReady = useHydrated()
  const [chosen, setChosen] = useState(bookings[0]?.number ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const { proved, dialog } = useStepUp()
  const spending = useSpending(news, proved)
  const textOf = useSpendTexts()
  const booking = bookings.find(({ number }) => number === chosen) ?? bookings[0]
  const text = typed ?? String(booking ? suggestMiles(booking) : '')
  const inputError = booking ? validateMiles(text, booking.maxMiles) : null
  const miles = inputError === null && booking ? readMiles(text) : null
  const preview = useMilesPreview(booking?.number ?? '', miles, `${booking?.miles} ${booking?.fullDueKop}`)
  if (!booking) return null

  const failure = spending.failure ?? preview.failure
  const error = inputError ? textOf.inputError(inputError) : failure ? textOf.failure(failure) : undefined
  const changeMiles = (next: string | null) => {
    setTyped(next)
    spending.clearOutcome()
  }
  return (
    <>
      <form
        className={styles.spend}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (miles !== null && miles !== booking.miles) void spending.spend(booking.number, miles)
        }}
      >
        <Panel as="fieldset" disabled={!isReady} flow="stack" role="none">
          <BookingChoice
            bookings={bookings}
            chosen={booking.number}
            onChoose={(number) => {
              setChosen(number)
              changeMiles(null)
            }}
          />
          {booking.maxMiles === 0 ? (
            <Text size="s" tone="muted">
              {t(booking.dueKop === 0 ? 'notNow' : 'noMiles')}
            </Text>
          ) : (
            <div>
              <div>
                <FieldLabel as="label" htmlFor={FIELD}>
                  {t('howMany')}
                </FieldLabel>
                <TextInput
                  {...ariaOf(FIELD, { error, hint: 'most' })}
                  autoComplete="off"
                  inputMode="numeric"
                  isNumeric
                  maxLength={9}
                  onChange={({ target }) => changeMiles(target.value)}
                  value={text}
                />
              </div>
              <input
                aria-label={t('slider')}
                max={booking.maxMiles}
                min={1}
                onChange={({ target }) => changeMiles(target.value)}
                type="range"
                value={Math.min(readMiles(text) ?? 1, booking.maxMiles)}
              />
              <Text id={`${FIELD}-hint`} isNumeric size="xs" tone="muted">
                {t('most', { miles: booking.maxMiles })}
              </Text>
              <FieldError error={error} id={FIELD} />
            </div>
          )}
          {rules}
        </Panel>
        <SpendSummary booking={booking} isReady={isReady} miles={miles} preview={preview} spending={spending} />
      </form>
      {dialog}
    </>
  )
}

/** Those that pay already; else as many as may. */
function suggestMiles({ miles, maxMiles }: PayableBooking): number {
  return miles > 0 ? miles : maxMiles
}
