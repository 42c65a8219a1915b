'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Controller } from 'react-hook-form'
import { PhoneField } from '@/components/forms/phone-field'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import type { PartnerFields as Fields } from '@/lib/partners/partner-rules'
import { PARTNER_KINDS, PARTNER_LIMITS } from '@/provider/contract/rules/partners/partner-kinds'
import { EMAIL_MAX, NAME_MAX } from '@/provider/contract/rules/profile/person'
import type { PartnerForm } from './use-partner-form'

type TextName = Exclude<keyof Fields, 'phone' | 'kind' | 'message' | 'privacyPolicy' | 'personalData'>

export function partnerFieldId(name: string): string {
  return `partner-${name}`
}

/** Who asks, how to reach them, and what they have in mind. */
export function PartnerFields(state: PartnerForm) {
  const t = useTranslations('partners.form')
  return (
    <>
      <TextField {...state} autoComplete="organization" maxLength={PARTNER_LIMITS.company} name="company" />
      <Kind {...state} />
      <TextField {...state} autoComplete="name" maxLength={NAME_MAX} name="contactName" />
      <Phone {...state} />
      <TextField {...state} autoComplete="email" inputMode="email" maxLength={EMAIL_MAX} name="email" type="email" />
      <div className="fcols">
        <TextField {...state} autoComplete="address-level2" maxLength={PARTNER_LIMITS.city} name="city" optional />
        <TextField {...state} autoComplete="url" inputMode="url" maxLength={PARTNER_LIMITS.site} name="site" optional />
      </div>
      <Field id={partnerFieldId('message')} label={t('optional', { label: t('message') })}>
        <textarea
          className="inp"
          id={partnerFieldId('message')}
          maxLength={PARTNER_LIMITS.message}
          {...state.form.register('message')}
        />
      </Field>
    </>
  )
}

type TextProps = PartnerForm & { name: TextName; optional?: boolean } & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'type'
  >

function TextField({ form, rule, leave: _, name, optional = false, ...input }: TextProps) {
  const t = useTranslations('partners.form')
  const id = partnerFieldId(name)
  const error = form.formState.errors[name]?.message
  return (
    <Field error={error} id={id} label={optional ? t('optional', { label: t(name) }) : t(name)}>
      <input className="inp" {...input} {...form.register(name, rule(name))} {...ariaOf(id, { error })} />
    </Field>
  )
}

function Kind({ form, rule }: PartnerForm) {
  const t = useTranslations('partners')
  const id = partnerFieldId('kind')
  const error = form.formState.errors.kind?.message
  const forget = { onChange: () => form.clearErrors('kind') }
  return (
    <Field error={error} id={id} label={t('form.kind')}>
      <select className="inp" {...form.register('kind', { ...rule('kind'), ...forget })} {...ariaOf(id, { error })}>
        <option value="">{t('form.choose')}</option>
        {PARTNER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </select>
    </Field>
  )
}

function Phone({ form, rule }: PartnerForm) {
  const t = useTranslations('partners.form')
  const id = partnerFieldId('phone')
  return (
    <Controller
      control={form.control}
      name="phone"
      render={({ field: { ref, ...field }, fieldState }) => (
        <Field error={fieldState.error?.message} id={id} label={t('phone')}>
          <PhoneField clearLabel={t('clearPhone')} {...field} {...ariaOf(id, { error: fieldState.error?.message })} />
        </Field>
      )}
      rules={rule('phone')}
    />
  )
}
