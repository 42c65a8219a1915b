'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PhoneField } from '@/components/forms/phone-field'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Select } from '@/components/ui/input/select'
import { TextArea } from '@/components/ui/input/text-area'
import { TextInput } from '@/components/ui/input/text-input'
import type { PartnerField } from '@/lib/partners/partner-rules'
import { PARTNER_KINDS, PARTNER_LIMITS } from '@/provider/contract/rules/partners/partner-kinds'
import { EMAIL_MAX, NAME_MAX } from '@/provider/contract/rules/profile/person'
import { type PartnerForm, partnerFieldId } from './use-partner-form'

type Of = { form: PartnerForm }
type TextName = Exclude<PartnerField, 'phone' | 'kind' | 'message' | 'privacyPolicy' | 'personalData'>

/** Who asks, how to reach them, and what they have in mind. */
export function PartnerFields({ form }: Of) {
  const t = useTranslations('partners.form')
  return (
    <>
      <TextField form={form} autoComplete="organization" maxLength={PARTNER_LIMITS.company} name="company" />
      <Kind form={form} />
      <TextField form={form} autoComplete="name" maxLength={NAME_MAX} name="contactName" />
      <Phone form={form} />
      <TextField form={form} autoComplete="email" inputMode="email" maxLength={EMAIL_MAX} name="email" type="email" />
      <FieldGrid>
        <TextField form={form} autoComplete="address-level2" maxLength={PARTNER_LIMITS.city} name="city" optional />
        <TextField
          form={form}
          autoComplete="url"
          inputMode="url"
          maxLength={PARTNER_LIMITS.site}
          name="site"
          optional
        />
      </FieldGrid>
      <Field id={partnerFieldId('message')} label={t('optional', { label: t('message') })}>
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={PARTNER_LIMITS.message}
            name="message"
            onChange={({ target }) => form.set('message', target.value)}
            rows={4}
            value={form.values.message}
          />
        )}
      </Field>
    </>
  )
}

type TextProps = Of & { name: TextName; optional?: boolean } & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'type'
  >

function TextField({ form, name, optional = false, ...input }: TextProps) {
  const t = useTranslations('partners.form')
  return (
    <Field
      error={form.errorOf(name)}
      id={partnerFieldId(name)}
      label={optional ? t('optional', { label: t(name) }) : t(name)}
    >
      {(ids) => (
        <TextInput
          {...ids}
          {...input}
          name={name}
          onChange={({ target }) => form.set(name, target.value)}
          value={form.values[name]}
        />
      )}
    </Field>
  )
}

function Kind({ form }: Of) {
  const t = useTranslations('partners')
  return (
    <Field error={form.errorOf('kind')} id={partnerFieldId('kind')} label={t('form.kind')}>
      {(ids) => (
        <Select {...ids} name="kind" onChange={({ target }) => form.set('kind', target.value)} value={form.values.kind}>
          <option value="">{t('form.choose')}</option>
          {PARTNER_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Phone({ form }: Of) {
  const t = useTranslations('partners.form')
  return (
    <Field error={form.errorOf('phone')} id={partnerFieldId('phone')} label={t('phone')}>
      {(ids) => (
        <PhoneField
          {...ids}
          clearLabel={t('clearPhone')}
          name="phone"
          onChange={(phone) => form.set('phone', phone)}
          value={form.values.phone}
        />
      )}
    </Field>
  )
}
