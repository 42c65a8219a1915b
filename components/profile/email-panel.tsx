'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, useState } from 'react'
import { EmailInput } from '@/components/forms/email-input'
import { controlOf } from '@/components/forms/form-fields'
import { Field } from '@/components/ui/field/field'
import { changeEmail, requestOwnCode } from '@/lib/browser-api/profile'
import { FAR_DAY } from '@/lib/format/moments'
import { useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { emailSchema } from '@/lib/profile/profile-rules'
import type { CodeResponse } from '@/provider/contract/auth'
import { ContactRow } from './contact-row'
import { PanelFrame } from './panel-frame'
import { useProved } from './step-up'
import { type PanelStatus, usePanelForm } from './use-panel'

/** Loaded before a code is requested: one that cannot be typed in is lost. */
const loadCodeStep = () => import('./code-step')
const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }))

type Step = { name: 'shown' } | { name: 'email' } | { name: 'code'; email: string; sent: CodeResponse }

const CLOSED_STEP: Step = { name: 'shown' }

/** A code goes to the new address; before it is told, the old one stays. */
export function EmailPanel({ email, confirmedAt }: { email: string | null; confirmedAt: string | null }) {
  const t = useTranslations('profile.email')
  const language = useLocale()
  const router = useRouter()
  const format = useFormatter()
  const proved = useProved()
  const [step, setStep] = useState<Step>(CLOSED_STEP)
  const [status, setStatus] = useState<PanelStatus>(null)
  const requestCode = (next: string) => proved(() => requestOwnCode({ purpose: 'email', email: next }, { language }))

  async function changeTo(next: string) {
    await loadCodeStep()
    setStep({ name: 'code', email: next, sent: await requestCode(next) })
  }

  async function confirm(next: string, code: string, request: string) {
    await proved(() => changeEmail({ email: next, request, code }))
    setStep(CLOSED_STEP)
    setStatus({ done: t('saved') })
    router.refresh()
  }

  const day = confirmedAt && format.dateTime(new Date(confirmedAt), FAR_DAY)
  return (
    <ContactRow
      change={t(email === null ? 'add' : 'change')}
      isOpen={step.name !== 'shown'}
      note={email !== null && (day ? t('confirmed', { day }) : t('unconfirmed'))}
      onCancel={() => setStep(CLOSED_STEP)}
      onOpen={() => {
        setStatus(null)
        setStep({ name: 'email' })
      }}
      title={t('title')}
      status={status}
      value={email ?? t('none')}
    >
      {step.name === 'email' && <NewEmail onRequest={changeTo} />}
      {step.name === 'code' && (
        <CodeStep
          by="letter"
          id="email"
          intro={t.rich('sent', { own: (chunks) => <b>{chunks}</b>, email: step.email })}
          onAgain={() => requestCode(step.email)}
          onProve={(code, request) => confirm(step.email, code, request)}
          sent={step.sent}
          submitLabel={t('confirm')}
        />
      )}
    </ContactRow>
  )
}

function NewEmail({ onRequest }: { onRequest: (email: string) => Promise<void> }) {
  const t = useTranslations('profile')
  const form = usePanelForm<'email'>({
    schema: emailSchema,
    fieldOf: () => 'email',
    idOf: () => 'profile-email',
    send: async ({ email }) => {
      await onRequest(email.trim())
      return ''
    },
  })
  return (
    <PanelFrame busyLabel={t('sending')} form={form} submitLabel={t('email.getCode')}>
      <Field error={form.errorOf('email')} id={form.idOf('email')} label={t('email.new')}>
        {(ids) => <EmailInput {...ids} {...controlOf(form, 'email')} />}
      </Field>
    </PanelFrame>
  )
}
