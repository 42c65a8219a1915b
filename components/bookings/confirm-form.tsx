'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { SendAgain } from '@/components/offline/send-again'
import { useConfirm } from './use-confirm'

type Acceptance = { publicOffer: boolean; rentalterms: boolean }

const BOXES = ['publicOffer', 'rentalterms'] as const
const HREF_OF = { publicOffer: '/public_offer/', rentalterms: '/rentalterms/' } as const

type Props = {
  number: string
  versions: { public_offer: string; rentalterms: string }
  /** As people write it. */
  phoneText: string
  barSummary: ReactNode
}

/** The last step: both documents accepted, then the act itself, in the words of what it does. */
export function ConfirmForm({ number, versions, phoneText, barSummary }: Props) {
  const t = useTranslations('bookings')
  const form = useForm<Acceptance>({
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { publicOffer: false, rentalterms: false },
  })
  const { confirm, isSending, failure } = useConfirm(number, versions, phoneText)
  const isReady = useHydrated()
  const { errors, submitCount } = form.formState
  const busy = { busyLabel: t('review.confirming'), longLabel: t('form.longWait') }
  const button = (label: string) => <SubmitButton {...busy} isBusy={isSending} label={label} />

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(confirm)}>
      <fieldset className="bk-main" disabled={!isReady}>
        <ErrorSummary
          attempt={submitCount}
          items={BOXES.flatMap((name) => {
            const message = errors[name]?.message
            return message ? [{ id: `accept-${name}`, message }] : []
          })}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        <section className="panel stack">
          <h2 className="h-sub">{t('review.acceptance')}</h2>
          {BOXES.map((name) => (
            <ConsentCheckbox
              key={name}
              {...form.register(name, { validate: (isTicked) => isTicked || t(`errors.${name}Needed`) })}
              error={errors[name]?.message}
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
        {failure && (
          <div className="errsum" role="alert">
            <CircleAlert aria-hidden className="ic" />
            <div className="stack">
              <p>{failure.text}</p>
              {failure.canRepeat && <SendAgain isBusy={isSending} label={t('refusal.sendAgain')} />}
            </div>
          </div>
        )}
        <div className="stack">
          <div className="desk">{button(t('review.confirm'))}</div>
          <p className="small muted">{t('review.payAtBranch')}</p>
        </div>
        <div className="pbar">
          {barSummary}
          {button(t('review.book'))}
        </div>
      </fieldset>
    </form>
  )
}
