'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { PhoneField } from '@/components/forms/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Button } from '@/components/ui/button/button'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/text-input'
import { Notice } from '@/components/ui/notice/notice'
import { Row } from '@/components/ui/row/row'
import { TextLink } from '@/components/ui/text-link/text-link'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { NAME_MAX } from '@/provider/contract/rules/profile/person'
import { useCallbackForm } from './use-callback-form'

type Props = { consents: string; phone: string; onCancel: () => void; onSent: () => void }

export function CallbackForm({ consents, phone, onCancel, onSent }: Props) {
  const t = useTranslations('callback')
  const gap = sentenceGap(useLocale())
  const { fields, faults, failure, isSending, change, submit } = useCallbackForm(consents, onSent)
  const error = (name: keyof typeof faults) => {
    const fault = faults[name]
    return fault && t(`faults.${fault}`)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field error={error('name')} id="callback-name" label={t('name')}>
        <TextInput
          {...ariaOf('callback-name', { error: error('name') })}
          autoComplete="name"
          maxLength={NAME_MAX}
          onChange={({ target }) => change('name', target.value)}
          type="text"
          value={fields.name}
        />
      </Field>
      <Field error={error('phone')} id="callback-phone" label={t('phone')}>
        <PhoneField
          {...ariaOf('callback-phone', { error: error('phone') })}
          clearLabel={t('clearPhone')}
          name="phone"
          onBlur={() => undefined}
          onChange={(value) => change('phone', value)}
          value={fields.phone}
        />
      </Field>
      {(['privacyPolicy', 'personalData'] as const).map((name) => (
        <ConsentCheckbox
          checked={fields[name]}
          error={error(name)}
          id={`callback-${name}`}
          key={name}
          onChange={({ target }) => change(name, target.checked)}
        >
          {t.rich(name, {
            link: (chunks) => (
              <DocumentLink
                href={name === 'privacyPolicy' ? SITE_LINKS.privacy : SITE_LINKS.personalData}
                newTab={t('newTab')}
              >
                {chunks}
              </DocumentLink>
            ),
          })}
        </ConsentCheckbox>
      ))}
      {failure && (
        <Notice icon={<Icon of="circle-alert" />} kind="error" role="alert">
          <p>
            {t(`failures.${failure}`)}
            {gap}
            <TextLink as={LivePhoneLink} isNumeric phone={phone} />
          </p>
        </Notice>
      )}
      <Row>
        <SubmitButton busyLabel={t('sending')} isBusy={isSending} label={t('send')} />
        <Button onClick={onCancel} variant="soft">
          {t('cancel')}
        </Button>
      </Row>
    </form>
  )
}
