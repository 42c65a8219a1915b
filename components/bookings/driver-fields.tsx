'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Controller, useWatch } from 'react-hook-form'
import { ariaOf, Field } from '@/components/forms/field'
import { PhoneField } from '@/components/forms/phone-field'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import type { DriverForm } from './use-driver-form'

type Props = Pick<DriverForm, 'form' | 'rule'> & { checks: DriverChecks }
type TextName = 'last_name' | 'first_name' | 'middle_name' | 'birthDate' | 'licenceSince' | 'email'

export function fieldId(name: string): string {
  return `driver-${name}`
}

export function WhoDrives({ form, rule, checks }: Props) {
  const t = useTranslations('bookings.form')
  const locale = useLocale()
  const hint = locale === 'ru' ? undefined : t('latinHint')
  const { limits, pickupDate, asksMiddleName } = checks
  const dates = { type: 'date', max: pickupDate } as const
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('whoDrives')}</h2>
      <div className="fcols">
        <TextField
          autoComplete="family-name"
          form={form}
          hint={hint}
          label={t('lastName')}
          name="last_name"
          rule={rule}
        />
        <TextField
          autoComplete="given-name"
          form={form}
          hint={hint}
          label={t('firstName')}
          name="first_name"
          rule={rule}
        />
        {asksMiddleName && <MiddleName form={form} rule={rule} />}
      </div>
      <div className="fcols">
        <TextField
          autoComplete="bday"
          form={form}
          hint={t('ageHint', { min: limits.minAge ?? 0, max: limits.maxAge })}
          label={t('birthDate')}
          name="birthDate"
          rule={rule}
          {...dates}
        />
        <TextField
          form={form}
          hint={limits.minExperienceYears ? t('experienceHint', { years: limits.minExperienceYears }) : undefined}
          label={t('licenceSince')}
          name="licenceSince"
          rule={rule}
          {...dates}
        />
        <Citizenship form={form} rule={rule} />
      </div>
    </section>
  )
}

export function Contacts({ form, rule }: Pick<Props, 'form' | 'rule'>) {
  const t = useTranslations('bookings.form')
  const id = fieldId('phone')
  const hint = t('phoneHint')
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('contacts')}</h2>
      <div className="fcols">
        <Controller
          control={form.control}
          name="phone"
          render={({ field: { ref, ...field }, fieldState }) => (
            <Field error={fieldState.error?.message} hint={hint} id={id} label={t('phone')}>
              <PhoneField {...field} {...ariaOf(id, { hint, error: fieldState.error?.message })} />
            </Field>
          )}
          rules={rule('phone')}
        />
        <TextField
          autoComplete="email"
          form={form}
          hint={t('emailHint')}
          inputMode="email"
          label={t('email')}
          name="email"
          rule={rule}
          type="email"
        />
      </div>
    </section>
  )
}

type TextProps = Pick<Props, 'form' | 'rule'> & {
  name: TextName
  label: string
  hint?: string | undefined
  type?: 'date' | 'email'
  max?: string
  inputMode?: 'email'
  autoComplete?: string
  disabled?: boolean
}

function TextField({ form, rule, name, label, hint, ...input }: TextProps) {
  const id = fieldId(name)
  const error = form.formState.errors[name]?.message
  return (
    <Field error={error} hint={hint} id={id} label={label}>
      <input className="inp" {...input} {...form.register(name, rule(name))} {...ariaOf(id, { hint, error })} />
    </Field>
  )
}

function MiddleName({ form, rule }: Pick<Props, 'form' | 'rule'>) {
  const t = useTranslations('bookings.form')
  const hasNone = useWatch({ control: form.control, name: 'noMiddleName' })
  const forget = { onChange: () => form.clearErrors('middle_name') }
  return (
    <div className="stack">
      <TextField
        autoComplete="additional-name"
        disabled={hasNone}
        form={form}
        label={t('middleName')}
        name="middle_name"
        rule={rule}
      />
      <label className="check">
        <input type="checkbox" {...form.register('noMiddleName', forget)} />
        <span>{t('noMiddleName')}</span>
      </label>
    </div>
  )
}

function Citizenship({ form, rule }: Pick<Props, 'form' | 'rule'>) {
  const t = useTranslations('bookings.form')
  const id = fieldId('citizenship')
  const error = form.formState.errors.citizenship?.message
  const forget = { onChange: () => form.clearErrors('citizenship') }
  return (
    <Field error={error} id={id} label={t('citizenship')}>
      <select
        className="inp"
        {...form.register('citizenship', { ...rule('citizenship'), ...forget })}
        {...ariaOf(id, { error })}
      >
        <option value="">{t('choose')}</option>
        <option value="RU">{t('citizenRU')}</option>
        <option value="CN">{t('citizenCN')}</option>
        <option value="other">{t('citizenOther')}</option>
      </select>
    </Field>
  )
}
