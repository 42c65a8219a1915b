'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { HoldRejection } from '@/components/bookings/review/hold-rejection'
import { RejectionActions } from '@/components/bookings/review/rejection-actions'
import { useHold } from '@/components/bookings/review/use-hold'
import { BookingStack } from '@/components/bookings/summary/booking-columns'
import { BottomBar } from '@/components/bookings/summary/bottom-bar'
import { STEP_FORM_ID, useStepButton } from '@/components/bookings/summary/step-button'
import { useSummarized } from '@/components/bookings/summary/use-summarized'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { type DriverChecks, type DriverFieldError, type DriverFields, limitFacts } from '@/lib/bookings/driver-rules'
import { EMPTY_FORM } from '@/lib/bookings/form-fields'
import { type Traveller, travellerFields } from '@/lib/bookings/traveller-fields'
import { dateErrorFacts } from '@/lib/forms/rules/date'
import { quantityOf } from '@/lib/options/choice'
import type { RentalRequest } from '@/provider/contract/quotes'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { DriverConsents } from './driver-consents'
import { Contacts, type DocumentTexts, ExtraDrivers, WhoDrives } from './driver-fields'
import type { ClerkOffer } from './meeting-fields'
import { TakenBefore } from './taken-before'
import { useDriverForm } from './use-driver-form'

type Props = ClerkOffer & {
  slug: string
  request: RentalRequest
  quoteToken: string
  versions: { privacy_policy: string; driver_data_agreement: string }
  checks: DriverChecks
  documents: DocumentTexts
  /** As people write it. */
  phoneText: string
  /** Cars to take instead, when this one has gone. */
  alternatives: ReactNode
  /** The branch calls back, when it is too soon to book on the site. */
  callUs: ReactNode
  barSummary: ReactNode
  /** A booking on hold whose people are changed; its consents were given. */
  held?: { number: string; fields: DriverFields }
  /** The client's people, himself first; empty for a guest. */
  people?: readonly Traveller[]
}

/** Most visitors have neither people to choose from nor a draft: they do not load these. */
const TravellerChoice = lazy(async () => ({ default: (await import('./traveller-choice')).TravellerChoice }))
const EraseDraft = lazy(async () => ({ default: (await import('./erase-draft')).EraseDraft }))

const CITIZENSHIP_OF: Partial<Record<string, string>> = { ru: 'RU', 'zh-CN': 'CN' }

/** Who drives, how to reach them, and both consents. Sending it takes the car for the hold's minutes. */
export function DriverForm(props: Props) {
  const { checks, documents, offersChineseClerk, alternatives, callUs, barSummary, people = [], ...context } = props
  const t = useTranslations('bookings')
  const locale = useLocale()
  const { held, request, phoneText } = context
  const extraDrivers = quantityOf(request.options, EXTRA_DRIVER)
  const explain = (error: DriverFieldError, value = '') =>
    t(`errors.${error}`, { ...limitFacts(checks), ...dateErrorFacts(value), phone: phoneText })
  const empty = { ...EMPTY_FORM, citizenship: CITIZENSHIP_OF[locale] ?? '' }
  const [self] = people
  const initialFields = self ? travellerFields(self, empty) : empty
  const start = { fields: held?.fields ?? initialFields, isDraftEnabled: !held, extraDrivers }
  const form = useDriverForm(checks, start, explain)
  const { draft } = form
  const { saveDraft } = draft
  const sending = {
    ...context,
    ...{ showErrors: form.showErrors, extraDrivers, saveDraft },
    ...{ hasMiddleNameField: checks.hasMiddleNameField, needsLicence: checks.needsLicence },
  }
  const { submit, hold, isSending, rejection, without, dialog } = useHold(sending)
  const summarized = useSummarized(form)
  const button = {
    label: held ? t('form.save') : t('form.next'),
    busyLabel: t('form.sending'),
    longLabel: t('form.longWait'),
    isBusy: isSending,
  }
  const isTaken = Boolean(alternatives) && rejection === null
  useStepButton(isTaken ? null : button)

  if (isTaken) return <TakenBefore>{alternatives}</TakenBefore>
  return (
    <>
      <form id={STEP_FORM_ID} method="post" noValidate onBlur={form.leave} onSubmit={form.handleSubmit(submit)}>
        <BookingStack as="fieldset" disabled={!draft.isReady} role="none">
          <ErrorSummary form={summarized} title={t('errors.summary')} titlePrefix={t('errors.titlePrefix')} />
          {rejection && (
            <HoldRejection phoneText={phoneText} rejection={rejection}>
              <RejectionActions
                goOnWithout={form.handleSubmit((fields) => hold(fields, without?.plain))}
                isBusy={isSending}
                rejection={rejection}
                without={without}
              />
            </HoldRejection>
          )}
          {rejection?.code === 'pickup_too_soon' && callUs}
          {alternatives}
          {people.length > 0 && (
            <Suspense>
              <TravellerChoice
                checks={checks}
                explain={explain}
                fields={form.fields}
                onChoose={draft.replaceFields}
                people={people}
              />
            </Suspense>
          )}
          <WhoDrives checks={checks} form={form} documents={documents} />
          <Contacts checks={checks} form={form} offersChineseClerk={offersChineseClerk} />
          <ExtraDrivers checks={checks} count={extraDrivers} form={form} />
          {!held && <DriverConsents form={form} />}
          {draft.isSaved && (
            <Suspense>
              <EraseDraft erase={draft.erase} />
            </Suspense>
          )}
          <BottomBar>
            {barSummary}
            <SubmitButton
              {...button}
              aria-label={isSending ? undefined : button.label}
              label={held ? button.label : t('form.goOn')}
            />
          </BottomBar>
        </BookingStack>
      </form>
      {dialog}
    </>
  )
}
