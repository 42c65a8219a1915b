'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { BookingStack } from '@/components/bookings/summary/booking-columns'
import { StackedBar } from '@/components/bookings/summary/stacked-bar'
import { STEP_FORM_ID, useStepButton } from '@/components/bookings/summary/step-button'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useCheckedForm } from '@/components/forms/use-checked-form'
import { usePlainFields } from '@/components/forms/use-plain-fields'
import { SendAgain } from '@/components/offline/send-again'
import { PayNote } from '@/components/payments/pay-note'
import { usePayBooking } from '@/components/payments/use-pay-booking'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { required } from '@/lib/forms/rules/text'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { useSession } from '@/lib/store/store'
import { CashNote } from './cash-note'
import { HowToPay } from './how-to-pay'
import { firstWay, type PayWay, type ReviewSums, usePayLabel } from './pay-ways'
import { type AcceptedTerms, useConfirm } from './use-confirm'

const BOXES = ['publicOffer', 'rentalterms'] as const
const SCHEMA = { publicOffer: [required('publicOfferNeeded')], rentalterms: [required('rentaltermsNeeded')] }
const HREF_OF = { publicOffer: SITE_LINKS.publicOffer, rentalterms: SITE_LINKS.rentalTerms } as const

type Props = {
  number: string
  /** To it a code goes, when the branch wants a proof. */
  driverPhone: string
  versions: { public_offer: string; rentalterms: string }
  phone: string
  /** As people write it. */
  phoneText: string
  sums: ReviewSums
  /** An online payment has begun: it is gone on with elsewhere, and the branch is the other way. */
  hasPendingPayment?: boolean
  barSummary: ReactNode
  /** Which ways to pay are taken. */
  waysNote: ReactNode
  /** What is given apart from the price. */
  deposit: ReactNode
}

/** The last step: how to pay, both documents accepted, then the act itself, in the words of what it does. */
export function ConfirmForm({
  number,
  driverPhone,
  versions,
  phone,
  phoneText,
  sums,
  hasPendingPayment = false,
  barSummary,
  waysNote,
  deposit,
}: Props) {
  const t = useTranslations('bookings')
  const [way, setWay] = useState<PayWay>(firstWay(sums, hasPendingPayment))
  const consents: AcceptedTerms = [
    { document: 'public_offer', version: versions.public_offer },
    { document: 'rentalterms', version: versions.rentalterms },
  ]
  const atBranch = useConfirm({ number, driverPhone }, consents, phoneText)
  // The booking has everything by then.
  const onlinePayment = usePayBooking(number, { onStart: () => useSession.getState().clear() })
  const isPart = way === 'prepay'
  const amountKop = isPart ? sums.prepayKop : sums.dueKop
  const isSending = atBranch.isSending || onlinePayment.isSending
  const isOnline = way !== 'branch'
  const button = {
    label: usePayLabel(sums)(way),
    busyLabel: t(isOnline ? 'review.opening' : 'review.confirming'),
    longLabel: t('form.longWait'),
    isBusy: isSending,
  }
  useStepButton(button)
  const form = useAcceptance(() =>
    isOnline ? onlinePayment.begin({ kop: amountKop, isPart }, consents) : atBranch.confirm(),
  )

  return (
    <>
      <Form
        form={form}
        id={STEP_FORM_ID}
        renderFields={(fields) => <BookingStack {...fields} as="fieldset" />}
        title={t('errors.summary')}
        titlePrefix={t('errors.titlePrefix')}
      >
        {!hasPendingPayment && (
          <HowToPay
            note={waysNote}
            onChoose={(chosen) => {
              onlinePayment.clear()
              setWay(chosen)
            }}
            sums={sums}
            way={way}
          />
        )}
        <CashNote sums={sums} way={way} />
        {deposit}
        <AcceptanceBoxes form={form} />
        {atBranch.failure && !isOnline && (
          <Notice kind="error" role="alert">
            <Stack>
              <p>{atBranch.failure.text}</p>
              {atBranch.failure.canRepeat && <SendAgain isBusy={isSending} label={t('rejection.sendAgain')} />}
            </Stack>
          </Notice>
        )}
        {onlinePayment.rejection && isOnline && (
          <PayNote agreed={onlinePayment.agreed} isBusy={isSending} phone={phone} rejection={onlinePayment.rejection} />
        )}
        <Text size="s" tone="muted">
          {t(isOnline ? 'review.payOnline' : hasPendingPayment ? 'review.payInstead' : 'review.payAtBranch')}
        </Text>
        <StackedBar>
          {barSummary}
          <SubmitButton {...button} isWide />
        </StackedBar>
      </Form>
      {atBranch.dialog}
    </>
  )
}

type AcceptanceForm = ReturnType<typeof useAcceptance>

/** Both documents; payment and confirmation say themselves when they are busy, and what failed. */
function useAcceptance(onAccept: () => Promise<void>) {
  const t = useTranslations('bookings.errors')
  const rules = {
    schema: SCHEMA,
    idOf: (name: (typeof BOXES)[number]) => `accept-${name}`,
    explain: (error: 'publicOfferNeeded' | 'rentaltermsNeeded') => t(error),
  }
  const form = useCheckedForm(rules, usePlainFields(SCHEMA))
  return { ...form, submit: form.handleSubmit(onAccept) }
}

function AcceptanceBoxes({ form }: { form: AcceptanceForm }) {
  const t = useTranslations('bookings')
  return (
    <Panel flow="stack" heading={t('review.acceptance')}>
      {BOXES.map((name) => (
        <ConsentCheckbox
          checked={form.values[name] !== ''}
          error={form.errorOf(name)}
          id={form.idOf(name)}
          key={name}
          name={name}
          onChange={({ target }) => form.set(name, target.checked ? 'yes' : '')}
        >
          {t.rich(`review.${name}`, {
            link: (chunks) => (
              <DocumentLink href={HREF_OF[name]} newTab={t('form.newTab')}>
                {chunks}
              </DocumentLink>
            ),
          })}
        </ConsentCheckbox>
      ))}
    </Panel>
  )
}
