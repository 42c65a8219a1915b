'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ExtraDrivers } from '@/components/bookings/driver/driver-fields'
import { BranchRequests, type ClerkOffer, PlaceFields } from '@/components/bookings/driver/meeting-fields'
import { useDriverForm } from '@/components/bookings/driver/use-driver-form'
import { HoldRejection } from '@/components/bookings/review/hold-rejection'
import { BookingStack } from '@/components/bookings/summary/booking-columns'
import { StackedBar } from '@/components/bookings/summary/stacked-bar'
import { STEP_FORM_ID, useStepButton } from '@/components/bookings/summary/step-button'
import { useSummarized } from '@/components/bookings/summary/use-summarized'
import { ErrorSummary } from '@/components/forms/error-summary'
import { focusElement } from '@/components/forms/focus-element'
import { SubmitButton } from '@/components/forms/submit-button'
import { SendAgain } from '@/components/offline/send-again'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Panel } from '@/components/ui/panel/panel'
import {
  type DriverChecks,
  type DriverFieldError,
  type DriverFields,
  type FieldPath,
  fieldOrder,
  limitFacts,
} from '@/lib/bookings/driver-rules'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { formatDifference } from '@/lib/format/difference'
import { comma } from '@/lib/i18n/comma'
import { quantityOf } from '@/lib/options/choice'
import type { RentalRequest } from '@/provider/contract/quotes'
import { missingAddresses } from '@/provider/contract/rules/bookings/meeting'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { TotalChange } from './before-after'
import { useChangedPrice } from './change-context'
import { FoldedPanel } from './folded-panel'
import { usePendingDates } from './pending-dates'
import { PriceChange } from './price-change'
import { useChange } from './use-change'

type Props = ClerkOffer & {
  number: string
  /** The rental as it stands. */
  booked: RentalRequest
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
}

const MEETING_PATHS: readonly FieldPath[] = ['flight', 'pickupAddress', 'dropoffAddress', 'chineseClerk', 'note']

/** The last word on a change: old price, new price, the difference, and the people that the options count. */
export function ChangeConfirm({ noScript, ...props }: Props) {
  const { number, booked, fields, checks, phoneText, isHeld, offersChineseClerk, href, doors } = props
  const t = useTranslations('bookings')
  const locale = useLocale()
  const { request, isBusy, failure } = useLiveQuote()
  const { isPending } = usePendingDates()
  const extraDrivers = quantityOf(request.options, EXTRA_DRIVER)
  const explain = (error: DriverFieldError) => t(`errors.${error}`, limitFacts(checks))
  // What the branch has accepted of the driver is not shown here, and not judged anew.
  const visiblePaths = fieldOrder(extraDrivers).filter(
    (path) => MEETING_PATHS.includes(path) || path.startsWith('extraDrivers.'),
  )
  const form = useDriverForm(checks, { fields, isDraftEnabled: false, extraDrivers }, explain, visiblePaths)
  const { change, isSending, isUnchanged, rejection, dialog } = useChange({
    number,
    booked,
    doors,
    fields,
    href,
    isHeld,
    phoneText,
    hasMiddleNameField: checks.hasMiddleNameField,
    needsLicence: checks.needsLicence,
  })
  const { differenceKop, retainedKop } = useChangedPrice()
  const button = {
    label:
      differenceKop === 0 || retainedKop > 0
        ? t('change.confirm')
        : t('change.confirmBy', { amount: formatDifference(differenceKop, locale) }),
    busyLabel: t('change.sending'),
    longLabel: t('form.longWait'),
    isBusy: isSending || isBusy || isPending,
  }
  useStepButton(button)
  const { last_name, first_name, flight, pickupAddress } = form.values
  // Another place may ask for an address that nobody has typed yet.
  const isOpen = missingAddresses(form.fields, checks).length > 0 || MEETING_PATHS.some((path) => form.errorOf(path))

  return (
    <>
      <form
        id={STEP_FORM_ID}
        method="post"
        noValidate
        onBlur={form.leave}
        onSubmit={form.handleSubmit(async (values) => (isPending ? undefined : change(values)))}
      >
        <BookingStack as="fieldset" disabled={!form.draft.isReady || failure !== null} role="none">
          <ErrorSummary form={useSummarized(form)} title={t('errors.summary')} titlePrefix={t('errors.titlePrefix')} />
          <ExtraDrivers checks={checks} count={extraDrivers} form={form} />
          <FoldedPanel
            isOpen={isOpen || undefined}
            note={[`${last_name} ${first_name}`, flight, pickupAddress].filter(Boolean).join(comma(locale))}
            title={t('change.people')}
          >
            <FieldGrid>
              <PlaceFields checks={checks} form={form} />
            </FieldGrid>
            <BranchRequests form={form} offersChineseClerk={offersChineseClerk} />
          </FoldedPanel>
          <PriceChange isHeld={isHeld} phoneText={phoneText} />
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
          <StackedBar>
            <TotalChange />
            <SubmitButton {...button} isWide />
          </StackedBar>
        </BookingStack>
      </form>
      {dialog}
    </>
  )
}
