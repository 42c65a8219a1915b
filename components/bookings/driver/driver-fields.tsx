'use client'

import { useLocale, useTranslations } from 'next-intl'
import { EmailInput } from '@/components/forms/email-input'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { fieldId } from './field-id'
import { BranchRequests, type ClerkOffer, PlaceFields } from './meeting-fields'
import { type FormProps, PersonFields, PhoneRow } from './person-fields'

type Props = FormProps & { checks: DriverChecks }

/** What to bring, by citizenship: the branch's texts. */
export type DocumentTexts = Readonly<Partial<Record<string, string>>>

export function WhoDrives({ checks, documents, ...formProps }: Props & { documents: DocumentTexts }) {
  const t = useTranslations('bookings.form')
  const gap = sentenceGap(useLocale())
  const text = checks.needsLicence ? documents[formProps.form.values.citizenship ?? ''] : t('papersPassport')
  return (
    <Panel flow="stack" heading={t('whoDrives')}>
      <PersonFields {...formProps} checks={checks} index={null}>
        <FieldGrid>
          <Citizenship {...formProps} />
        </FieldGrid>
      </PersonFields>
      <div aria-live="polite">
        {text && (
          <Notice icon={<Icon of="id-card" />} kind="info">
            <p>
              <b>{t('papers')}</b>
              {gap}
              {text}
            </p>
          </Notice>
        )}
      </div>
    </Panel>
  )
}

/** How to reach the driver, where to meet him, and what the branch should know. */
export function Contacts({ checks, offersChineseClerk, ...formProps }: Props & ClerkOffer) {
  const { form } = formProps
  const t = useTranslations('bookings.form')
  return (
    <Panel flow="stack" heading={t('contacts')}>
      <FieldGrid>
        <PhoneRow {...formProps} hint={t('phoneHint')} index={null} />
        <Field error={form.errorOf('email')} hint={t('emailHint')} id={fieldId('email')} label={t('email')}>
          {(ids) => (
            <EmailInput
              {...ids}
              name="email"
              onChange={({ target }) => form.set('email', target.value)}
              value={form.values.email ?? ''}
            />
          )}
        </Field>
        <PlaceFields {...formProps} checks={checks} />
      </FieldGrid>
      <BranchRequests {...formProps} offersChineseClerk={offersChineseClerk} />
    </Panel>
  )
}

/** As many people as the options count; held to the same limits as the first. */
export function ExtraDrivers({ count, checks, ...formProps }: Props & { count: number }) {
  const t = useTranslations('bookings.form')
  return Array.from({ length: count }, (_, index) => (
    <Panel as="fieldset" flow="stack" key={personKey(index)}>
      <Heading as="legend" isSub>
        {t('extraDriver', { number: index + 2 })}
      </Heading>
      <PersonFields {...formProps} checks={checks} index={index} />
      <FieldGrid>
        <PhoneRow {...formProps} index={index} />
      </FieldGrid>
    </Panel>
  ))
}

/** The people stand in the order in which they were counted. */
function personKey(index: number): string {
  return `driver ${index + 2}`
}

/** It decides how names may be written and which documents to bring, so it comes first. */
function Citizenship({ form }: FormProps) {
  const t = useTranslations('bookings.form')
  return (
    <RadioGroup
      error={form.errorOf('citizenship')}
      id={fieldId('citizenship')}
      legend={t('citizenship')}
      look="chips"
      name="citizenship"
      onChange={(value) => form.set('citizenship', value)}
      options={[
        { value: 'RU', label: t('citizenRU') },
        { value: 'EAEU', label: t('citizenEAEU') },
        { value: 'CN', label: t('citizenCN') },
        { value: 'other', label: t('citizenOther') },
      ]}
      value={form.values.citizenship}
    />
  )
}
