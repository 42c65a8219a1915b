'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, useState } from 'react'
import { PhoneField } from '@/components/forms/phone-field'
import { Field } from '@/components/ui/field/field'
import { Text } from '@/components/ui/text/text'
import { changePhone, requestOwnCode } from '@/lib/browser-api/profile'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'
import { useRouter } from '@/lib/i18n/navigation'
import { isOldCodeOver } from '@/lib/profile/profile-rejection'
import { phoneSchema } from '@/lib/profile/profile-rules'
import type { CodeResponse } from '@/provider/contract/auth'
import { ContactRow } from './contact-row'
import { PanelFrame } from './panel-frame'
import { useProved } from './step-up'
import { type PanelStatus, usePanelForm } from './use-panel'

/** Loaded before a code is requested: one that cannot be typed in is lost. */
const loadCodeStep = () => import('./code-step')
const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }))

type Proof = { request: string; code: string }
type Step =
  | { name: 'shown' }
  | { name: 'phone' }
  | { name: 'old'; phone: string; sent: CodeResponse }
  | { name: 'new'; phone: string; sent: CodeResponse; old: Proof }

const CLOSED_STEP: Step = { name: 'shown' }

/** The new number, a code from the old one, a code from the new one: in this order, and nothing changes before the last. */
export function PhonePanel({ phone }: { phone: string }) {
  const t = useTranslations('profile.phone')
  const language = useLocale()
  const router = useRouter()
  const [step, setStep] = useState<Step>(CLOSED_STEP)
  const [status, setStatus] = useState<PanelStatus>(null)
  const proved = useProved()
  const requestOldPhoneCode = () => proved(() => requestOwnCode({ purpose: 'phone_old' }, { language }))
  const requestNewPhoneCode = (next: string, old: Proof) =>
    proved(() => requestOwnCode({ purpose: 'phone_new', phone: next, old }, { language }))
  const spacedPhone = useSpacedPhone(phone)
  const nextSpacedPhone = useSpacedPhone('phone' in step ? step.phone : '')
  const sentTo = (key: 'oldSent' | 'newSent', to: string) => t.rich(key, { own: boldNumber, phone: to })

  async function changeTo(next: string) {
    await loadCodeStep()
    setStep({ name: 'old', phone: next, sent: await requestOldPhoneCode() })
  }

  const proveOld = async (next: string, old: Proof) =>
    setStep({ name: 'new', phone: next, sent: await requestNewPhoneCode(next, old), old })

  async function finish(next: string, old: Proof, fresh: Proof) {
    try {
      await proved(() => changePhone({ phone: next, old, new: fresh }))
    } catch (error) {
      if (!isOldCodeOver(error)) throw error
      setStatus({ note: 'oldCodeOver', seconds: 0, revision: 0 })
      return setStep({ name: 'phone' })
    }
    setStep(CLOSED_STEP)
    setStatus({ done: t('saved') })
    router.refresh()
  }

  return (
    <ContactRow
      change={t('change')}
      isOpen={step.name !== 'shown'}
      onCancel={() => setStep(CLOSED_STEP)}
      onOpen={() => {
        setStatus(null)
        setStep({ name: 'phone' })
      }}
      title={t('title')}
      status={status}
      value={plainNumber(spacedPhone)}
    >
      {step.name === 'phone' && <NewPhone own={phone} onRequest={changeTo} />}
      {step.name === 'old' && (
        <CodeStep
          id="phone-old"
          intro={sentTo('oldSent', spacedPhone)}
          key="old"
          onAgain={requestOldPhoneCode}
          onProve={(code, request) => proveOld(step.phone, { request, code })}
          sent={step.sent}
          submitLabel={t('next')}
        />
      )}
      {step.name === 'new' && (
        <CodeStep
          id="phone-new"
          intro={sentTo('newSent', nextSpacedPhone)}
          key="new"
          onAgain={() => requestNewPhoneCode(step.phone, step.old)}
          onProve={(code, request) => finish(step.phone, step.old, { request, code })}
          sent={step.sent}
          submitLabel={t('confirm')}
        />
      )}
    </ContactRow>
  )
}

const plainNumber = (phone: ReactNode) => (
  <Text as="span" isNumeric>
    {phone}
  </Text>
)

const boldNumber = (chunks: ReactNode) => (
  <Text as="b" isNumeric>
    {chunks}
  </Text>
)

const ID = 'profile-phone'

function NewPhone({ own, onRequest }: { own: string; onRequest: (phone: string) => Promise<void> }) {
  const t = useTranslations('profile')
  const form = usePanelForm<'phone'>({
    schema: phoneSchema(own),
    fieldOf: () => 'phone',
    idOf: () => ID,
    send: async ({ phone }) => {
      await onRequest(phone)
      return ''
    },
  })
  return (
    <PanelFrame busyLabel={t('sending')} form={form} submitLabel={t('phone.getCode')}>
      <Field error={form.errorOf('phone')} hint={t('phone.hint')} id={ID} label={t('phone.new')}>
        {(ids) => (
          <PhoneField
            {...ids}
            autoComplete="tel"
            clearLabel={t('clearPhone')}
            name="phone"
            onChange={(phone) => form.set('phone', phone)}
            value={form.values.phone}
          />
        )}
      </Field>
    </PanelFrame>
  )
}
