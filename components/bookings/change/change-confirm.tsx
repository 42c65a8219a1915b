'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ExtraDrivers, Flight } from '@/components/bookings/driver/driver-fields'
import { useDriverForm } from '@/components/bookings/driver/use-driver-form'
import { HoldRejection } from '@/components/bookings/review/hold-rejection'
import { BookingStack } from '@/components/bookings/summary/booking-columns'
import { AboveBar, BottomBar } from '@/components/bookings/summary/bottom-bar'
import { useSummarized } from '@/components/bookings/summary/use-summarized'
import { ErrorSummary } from '@/components/forms/error-summary'
import { focusElement } from '@/components/forms/focus-element'
import { SubmitButton } from '@/components/forms/submit-button'
import { SendAgain } from '@/components/offline/send-again'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { Panel } from '@/components/ui/panel/panel'
import { SumList } from '@/components/ui/sum-list/sum-list'
import {
  type DriverChecks,
  type DriverFieldError,
  type DriverFields,
  fieldOrder,
  limitFacts,
} from '@/lib/bookings/driver-rules'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { isChangeQuote } from '@/lib/browser-api/quotes'
import { formatRoubles } from '@/lib/format/money'
import { quantityOf } from '@/lib/options/choice'
import type { RentalRequest } from '@/provider/contract/quotes'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { useChange } from './use-change'

type Props = {
  number: string
  /** The rental as it stands. */
  booked: RentalRequest
  oldTotalKop: number
  fields: DriverFields
  checks: DriverChecks
  phoneText: string
  /** A held booking may change its driver as well; a firm one keeps hers. */
  isHeld: boolean
  /** What a reader who has no scripts is told. From the server: it knows how phones are written, which is heavy. */
  noScript: ReactNode
  /** Where the changed booking is shown. */
  href: string
  doors: BookingDoors | undefined
  bar: ReactNode
}

/** The last word on a change: old price, new price, the difference, and the people that the options count. */
export function ChangeConfirm({ bar, noScript, ...props }: Props) {
  const { number, booked, oldTotalKop, fields, checks, phoneText, isHeld, href, doors } = props
  const t = useTranslations('bookings')
  const { request, isBusy, failure } = useLiveQuote()
  const extraDrivers = quantityOf(request.options, EXTRA_DRIVER)
  const explain = (error: DriverFieldError) => t(`errors.${error}`, limitFacts(checks))
  // What the branch has accepted of the driver is not shown here, and not judged anew.
  const visiblePaths = fieldOrder(extraDrivers).filter((path) => path === 'flight' || path.startsWith('extraDrivers.'))
  const form = useDriverForm(checks, { fields, isDraftEnabled: false, extraDrivers }, explain, visiblePaths)
  const { change, isSending, isUnchanged, rejection } = useChange({
    number,
    booked,
    doors,
    fields,
    href,
    isHeld,
    phoneText,
    hasMiddleNameField: checks.hasMiddleNameField,
  })
  const button = (
    <SubmitButton
      busyLabel={t('change.sending')}
      isBusy={isSending || isBusy}
      label={t('change.confirm')}
      longLabel={t('form.longWait')}
    />
  )

  return (
    <form method="post" noValidate onBlur={form.leave} onSubmit={form.handleSubmit(change)}>
      <BookingStack as="fieldset" disabled={!form.draft.isReady || failure !== null} role="none">
        <ErrorSummary form={useSummarized(form)} title={t('errors.summary')} titlePrefix={t('errors.titlePrefix')} />
        <ExtraDrivers checks={checks} count={extraDrivers} form={form} />
        <Panel flow="stack">
          <Flight form={form} />
        </Panel>
        <Difference oldTotalKop={oldTotalKop} />
        <div role="status">
          {isUnchanged && (
            <Panel as="p" ref={focusElement} tabIndex={-1}>
              {t('change.unchanged')}
            </Panel>
          )}
        </div>
        {rejection && (
          <HoldRejection phoneText={phoneText} rejection={rejection}>
            {rejection.code === 'unavailable' && <SendAgain isBusy={isSending} label={t('rejection.sendAgain')} />}
          </HoldRejection>
        )}
        <noscript>{noScript}</noscript>
        <AboveBar>{button}</AboveBar>
        <BottomBar>
          {bar}
          {button}
        </BottomBar>
      </BookingStack>
    </form>
  )
}

function Difference({ oldTotalKop }: { oldTotalKop: number }) {
  const t = useTranslations('bookings.change')
  const locale = useLocale()
  const { quote } = useLiveQuote()
  if (!isChangeQuote(quote)) return null
  const { differenceKop, price } = quote
  const amount = formatRoubles(Math.abs(differenceKop), locale)
  return (
    <Panel flow="stack" heading={t('price')} headingId="difference">
      <SumList
        rows={[
          { term: t('old'), value: formatRoubles(oldTotalKop, locale) },
          { term: t('new'), value: formatRoubles(price.totalKop, locale) },
        ]}
      />
      <p>
        <b>
          {differenceKop === 0 && t('same')}
          {differenceKop > 0 && t('dearer', { amount })}
          {differenceKop < 0 && t('cheaper', { amount })}
        </b>
      </p>
    </Panel>
  )
}
