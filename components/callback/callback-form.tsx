'use client'

import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { PhoneField } from '@/components/forms/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { NAME_MAX } from '@/provider/contract/rules/profile/person'
import { useCallbackForm } from './use-callback-form'

type Props = { consents: string; phone: string; onCancel: () => void; onSent: () => void }

export function CallbackForm({ consents, phone, onCancel, onSent }: Props) {
  const t = useTranslations('callback')
  const gap = sentenceGap(useLocale())
  const form = useCallbackForm(consents, onSent)
  const { values, set, idOf, errorOf, failure } = form
  return (
    <form noValidate onSubmit={form.submit}>
      <Field error={errorOf('name')} id={idOf('name')} label={t('name')}>
        <input
          {...ariaOf(idOf('name'), { error: errorOf('name') })}
          autoComplete="name"
          className="inp"
          maxLength={NAME_MAX}
          onChange={({ target }) => set('name', target.value)}
          type="text"
          value={values.name}
        />
      </Field>
      <Field error={errorOf('phone')} id={idOf('phone')} label={t('phone')}>
        <PhoneField
          {...ariaOf(idOf('phone'), { error: errorOf('phone') })}
          clearLabel={t('clearPhone')}
          name="phone"
          onBlur={() => undefined}
          onChange={(value) => set('phone', value)}
          value={values.phone}
        />
      </Field>
      <PersonalConsents
        box={consentBoxes(form, idOf)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
      {failure && (
        <div className="errsum" role="alert">
          <CircleAlert aria-hidden className="ic" />
          <p>
            {t(`failures.${failure}`)}
            {gap}
            <LivePhoneLink className="link num" phone={phone} />
          </p>
        </div>
      )}
      <div className="row">
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('send')} />
        <button className="btn soft" onClick={onCancel} type="button">
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
