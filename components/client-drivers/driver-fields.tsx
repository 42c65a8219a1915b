'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { DateField, dateTexts } from '@/components/forms/date-field'
import { EmailInput } from '@/components/forms/email-input'
import { controlOf } from '@/components/forms/form-fields'
import { PhoneField } from '@/components/forms/phone-field'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Field } from '@/components/ui/field/field'
import { FieldLabel } from '@/components/ui/field/field-label'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Select } from '@/components/ui/input/select'
import { TextInput } from '@/components/ui/input/text-input'
import { Stack } from '@/components/ui/stack/stack'
import {
  type DriverChecks,
  type DriverField,
  driverFieldId,
  LICENCE_COUNTRIES,
} from '@/lib/client-drivers/driver-rules'
import type { ClientDriverDates } from '@/provider/contract/rules/client-drivers/client-driver'
import type { OwnDriverForm } from './use-own-driver-form'

type Props = { form: OwnDriverForm; checks: DriverChecks }

export function PersonFields({ form, checks }: Props) {
  const t = useTranslations('clientDrivers.form')
  const hint = useLocale() === 'ru' ? undefined : t('latinHint')
  return (
    <>
      <FieldGrid>
        <TextField form={form} autoComplete="off" hint={hint} label={t('lastName')} name="last_name" />
        <TextField form={form} autoComplete="off" hint={hint} label={t('firstName')} name="first_name" />
        {checks.hasMiddleNameField && <MiddleName form={form} />}
      </FieldGrid>
      <FieldGrid>
        <Phone form={form} />
        <Field error={form.errorOf('email')} id={driverFieldId('email')} label={t('email')}>
          {(ids) => <EmailInput {...ids} {...controlOf(form, 'email')} isForeign />}
        </Field>
        <DriverDate
          form={form}
          hint={t('ageHint', { max: checks.maxDriverAge })}
          label={t('birthDate')}
          name="birthDate"
        />
      </FieldGrid>
    </>
  )
}

export function LicenceFields({ form }: Pick<Props, 'form'>) {
  const t = useTranslations('clientDrivers')
  const other = form.values.licenceCountry
  const countries = LICENCE_COUNTRIES.some((one) => one === other) ? LICENCE_COUNTRIES : [...LICENCE_COUNTRIES, other]
  return (
    <Stack as="fieldset">
      <FieldLabel as="legend">{t('form.licence')}</FieldLabel>
      <FieldGrid>
        <TextField form={form} autoComplete="off" label={t('form.licenceNumber')} name="licenceNumber" />
        <Field id={driverFieldId('licenceCountry')} label={t('form.licenceCountry')}>
          {(ids) => (
            <Select
              {...ids}
              name="licenceCountry"
              onChange={({ target }) => form.set('licenceCountry', target.value)}
              value={form.values.licenceCountry}
            >
              {countries.map((code) => {
                const country = LICENCE_COUNTRIES.find((one) => one === code)
                return (
                  <option key={code} value={code}>
                    {country ? t(`countries.${country}`) : code}
                  </option>
                )
              })}
            </Select>
          )}
        </Field>
      </FieldGrid>
      <FieldGrid>
        <DriverDate form={form} label={t('form.issuedAt')} name="issuedAt" />
        <DriverDate form={form} label={t('form.expiresAt')} name="expiresAt" />
      </FieldGrid>
    </Stack>
  )
}

function Phone({ form }: Pick<Props, 'form'>) {
  const t = useTranslations('clientDrivers.form')
  return (
    <Field error={form.errorOf('phone')} hint={t('phoneHint')} id={driverFieldId('phone')} label={t('phone')}>
      {(ids) => (
        <PhoneField
          {...ids}
          autoComplete="off"
          clearLabel={t('clearPhone')}
          name="phone"
          onChange={(phone) => form.set('phone', phone)}
          value={form.values.phone}
        />
      )}
    </Field>
  )
}

type TextName = Exclude<DriverField, 'noMiddleName' | 'passport' | 'licence'>
type TextProps = Pick<Props, 'form'> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'disabled'> & {
    name: TextName
    label: string
    hint?: string | undefined
  }

function TextField({ form, name, label, hint, ...input }: TextProps) {
  return (
    <Field error={form.errorOf(name)} hint={hint} id={driverFieldId(name)} label={label}>
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

type DateProps = Pick<Props, 'form'> & { name: keyof ClientDriverDates; label: string; hint?: string }

function DriverDate({ form, name, ...field }: DateProps) {
  const t = useTranslations('clientDrivers.form')
  return (
    <DateField
      {...field}
      error={form.errorOf(name)}
      id={driverFieldId(name)}
      name={name}
      onChange={(date) => form.set(name, date)}
      texts={dateTexts((key) => t(`date.${key}`))}
      value={form.values[name]}
    />
  )
}

function MiddleName({ form }: Pick<Props, 'form'>) {
  const t = useTranslations('clientDrivers.form')
  const { middle_name, noMiddleName } = form.values
  const hasNone = noMiddleName !== ''
  return (
    <Stack>
      <TextField form={form} autoComplete="off" disabled={hasNone} label={t('middleName')} name="middle_name" />
      <Checkbox
        checked={hasNone}
        name="noMiddleName"
        onChange={({ target }) => {
          form.set('noMiddleName', target.checked ? 'yes' : '')
          // Takes its error back.
          form.set('middle_name', middle_name)
        }}
      >
        {t('noMiddleName')}
      </Checkbox>
    </Stack>
  )
}
