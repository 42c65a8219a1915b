'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, useState } from 'react'
import { PhoneField } from '@/components/forms/phone-field'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { Text } from '@/components/ui/text/text'
import { askOwnCode, changePhone } from '@/lib/browser-api/profile'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'
import { useRouter } from '@/lib/i18n/navigation'
import { isOldCodeOver } from '@/lib/profile/profile-refusal'
import { phoneSchema } from '@/lib/profile/profile-rules'
import type { CodeResponse } from '@/provider/contract/auth'
import { ContactRow } from './contact-row'
import { PanelFrame } from './panel-frame'
import { type Told, usePanelForm } from './use-panel'

/** Not before a code was sent. */
const CodeStep = lazy(async () => ({ default: (await import('./code-step')).CodeStep }))

type Proof = { request: string; code: string }
type Step =
  | { name: 'shown' }
  | { name: 'phone' }
  | { name: 'old'; phone: string; sent: CodeResponse }
  | { name: 'new'; phone: string; sent: CodeResponse; old: Proof }

const SHOWN: Step = { name: 'shown' }

/** The new number, a code from the old one, a code from the new one: in this order, and nothing changes before the last. */
export function PhonePanel({ phone }: { phone: string }) {
  const t = useTranslations('profile.phone')
  const language = useLocale()
  const router = useRouter()
  const [step, setStep] = useState<Step>(SHOWN)
  const [told, setTold] = useState<Told>(null)
  const askOld = () => askOwnCode({ purpose: 'phone_old' }, { language })
  const askNew = (next: string, old: Proof) => askOwnCode({ purpose: 'phone_new', phone: next, old }, { language })
  const ownShown = useSpacedPhone(phone)
  const nextShown = useSpacedPhone('phone' in step ? step.phone : '')
  const sentTo = (key: 'oldSent' | 'newSent', to: string) => t.rich(key, { own: boldNumber, phone: to })

  async function finish(next: string, old: Proof, fresh: Proof) {
    try {
      await changePhone({ phone: next, old, new: fresh })
    } catch (error) {
      if (!isOldCodeOver(error)) throw error
      setTold({ note: 'oldCodeOver', seconds: 0, turn: 0 })
      setStep({ name: 'phone' })
      return
    }
    setStep(SHOWN)
    setTold({ done: t('saved') })
    router.refresh()
  }

  return (
    <ContactRow
      change={t('change')}
      isOpen={step.name !== 'shown'}
      onCancel={() => setStep(SHOWN)}
      onOpen={() => {
        setTold(null)
        setStep({ name: 'phone' })
      }}
      title={t('title')}
      told={told}
      value={
        <Text as="span" isNumeric>
          {ownShown}
        </Text>
      }
    >
      {step.name === 'phone' && (
        <NewPhone own={phone} onAsked={async (next) => setStep({ name: 'old', phone: next, sent: await askOld() })} />
      )}
      {step.name === 'old' && (
        <CodeStep
          id="phone-old"
          intro={sentTo('oldSent', ownShown)}
          key="old"
          onAgain={askOld}
          onProve={async (code, request) => {
            const old = { request, code }
            setStep({ ...step, name: 'new', sent: await askNew(step.phone, old), old })
          }}
          sent={step.sent}
          submitLabel={t('next')}
        />
      )}
      {step.name === 'new' && (
        <CodeStep
          id="phone-new"
          intro={sentTo('newSent', nextShown)}
          key="new"
          onAgain={() => askNew(step.phone, step.old)}
          onProve={(code, request) => finish(step.phone, step.old, { request, code })}
          sent={step.sent}
          submitLabel={t('confirm')}
        />
      )}
    </ContactRow>
  )
}

const boldNumber = (chunks: ReactNode) => (
  <Text as="b" isNumeric>
    {chunks}
  </Text>
)

const ID = 'profile-phone'

function NewPhone({ own, onAsked }: { own: string; onAsked: (phone: string) => Promise<void> }) {
  const t = useTranslations('profile')
  const form = usePanelForm<'phone'>({
    schema: phoneSchema(own),
    fieldOf: () => 'phone',
    idOf: () => ID,
    send: async ({ phone }) => {
      await onAsked(phone)
      return ''
    },
  })
  const shown = { hint: t('phone.hint'), error: form.errorOf('phone') }
  return (
    <PanelFrame busyLabel={t('sending')} form={form} submitLabel={t('phone.getCode')}>
      <Field {...shown} id={ID} label={t('phone.new')}>
        <PhoneField
          autoComplete="tel"
          clearLabel={t('clearPhone')}
          name="phone"
          onBlur={() => undefined}
          onChange={(phone) => form.set('phone', phone)}
          value={form.values.phone}
          {...ariaOf(ID, shown)}
        />
      </Field>
    </PanelFrame>
  )
}
