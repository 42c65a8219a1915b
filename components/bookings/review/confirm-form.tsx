'use client'

import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { SendAgain } from '@/components/offline/send-again'
import { PayNote } from '@/components/payments/pay-note'
import { usePayBooking } from '@/components/payments/use-pay-booking'
import { formatRoubles } from '@/lib/format/money'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { useSession } from '@/lib/store/store'
import { HowToPay, type PayWay, type ReviewSums, waysOf } from './how-to-pay'
import { type AcceptedTerms, useConfirm } from './use-confirm'

type Acceptance = { publicOffer: boolean; rentalterms: boolean }

const BOXES = ['publicOffer', 'rentalterms'] as const
const HREF_OF = { publicOffer: SITE_LINKS.publicOffer, rentalterms: SITE_LINKS.rentalTerms } as const

type Props = {
  number: string
  versions: { public_offer: string; rentalterms: string }
  phone: string
  /** As people write it. */
  phoneText: string
  sums: ReviewSums
  /** An online payment has begun: it is gone on with elsewhere, and the branch is the other way. */
  isPaying?: boolean
  barSummary: ReactNode
}

/** The last step: how to pay, both documents accepted, then the act itself, in the words of what it does. */
export function ConfirmForm({ number, versions, phone, phoneText, sums, isPaying = false, barSummary }: Props) {
  const t = useTranslations('bookings')
  const locale = useLocale()
  const form = useForm<Acceptance>({
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { publicOffer: false, rentalterms: false },
  })
  const [way, setWay] = useState<PayWay>(isPaying ? 'branch' : (waysOf(sums)[0] ?? 'branch'))
  const consents: AcceptedTerms = [
    { document: 'public_offer', version: versions.public_offer },
    { document: 'rentalterms', version: versions.rentalterms },
  ]
  const atBranch = useConfirm(number, consents, phoneText)
  // The booking has everything by then.
  const now = usePayBooking(number, { onBegun: () => useSession.getState().clear() })
  const isReady = useHydrated()
  const isPart = way === 'prepay'
  const amountKop = isPart ? sums.prepayKop : sums.dueKop
  const isSending = atBranch.isSending || now.isSending
  const isOnline = way !== 'branch'
  const amount = formatRoubles(amountKop, locale)
  const busy = {
    busyLabel: t(isOnline ? 'review.opening' : 'review.confirming'),
    longLabel: t('form.longWait'),
    isBusy: isSending,
  }
  const submit = () => (isOnline ? now.begin({ kop: amountKop, isPart }, consents) : atBranch.confirm())

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)}>
      <fieldset className="bk-main" disabled={!isReady} role="none">
        <Faults form={form} />
        {!isPaying && (
          <HowToPay
            onChoose={(chosen) => {
              now.forget()
              setWay(chosen)
            }}
            sums={sums}
            way={way}
          />
        )}
        <Accepted form={form} />
        {atBranch.failure && !isOnline && (
          <div className="errsum" role="alert">
            <CircleAlert aria-hidden className="ic" />
            <div className="stack">
              <p>{atBranch.failure.text}</p>
              {atBranch.failure.canRepeat && <SendAgain isBusy={isSending} label={t('refusal.sendAgain')} />}
            </div>
          </div>
        )}
        {now.refusal && isOnline && (
          <PayNote agreed={now.agreed} isBusy={isSending} phone={phone} refusal={now.refusal} />
        )}
        <div className="stack">
          <div className="desk">
            <SubmitButton {...busy} label={isOnline ? t('review.payNow', { amount }) : t('review.confirm')} />
          </div>
          <p className="small muted">
            {t(isOnline ? 'review.payOnline' : isPaying ? 'review.payInstead' : 'review.payAtBranch')}
          </p>
        </div>
        <div className="pbar">
          {barSummary}
          <SubmitButton {...busy} label={isOnline ? t('review.pay', { amount }) : t('review.book')} />
        </div>
      </fieldset>
    </form>
  )
}

function Faults({ form }: { form: UseFormReturn<Acceptance> }) {
  const t = useTranslations('bookings.errors')
  const { errors, submitCount } = form.formState
  return (
    <ErrorSummary
      form={{
        names: BOXES,
        attempt: submitCount,
        idOf: (name) => `accept-${name}`,
        errorOf: (name) => errors[name]?.message,
      }}
      title={t('summary')}
      titlePrefix={t('titlePrefix')}
    />
  )
}

function Accepted({ form }: { form: UseFormReturn<Acceptance> }) {
  const t = useTranslations('bookings')
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('review.acceptance')}</h2>
      {BOXES.map((name) => (
        <ConsentCheckbox
          key={name}
          {...form.register(name, { validate: (isTicked) => isTicked || t(`errors.${name}Needed`) })}
          error={form.formState.errors[name]?.message}
          id={`accept-${name}`}
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
    </section>
  )
}
