'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { PhoneField } from '@/components/forms/phone-field'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { ariaOf } from '@/components/ui/field/aria-of'
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
import type { OwnDriverForm } from './use-own-driver-form'

type Props = OwnDriverForm & { checks: DriverChecks }

export function PersonFields({ checks, ...parts }: Props) {
  const t = useTranslations('clientDrivers.form')
  const hint = useLocale() === 'ru' ? undefined : t('latinHint')
  return (
    <>
      <FieldGrid>
        <TextField {...parts} autoComplete="off" hint={hint} label={t('lastName')} name="last_name" />
        <TextField {...parts} autoComplete="off" hint={hint} label={t('firstName')} name="first_name" />
        {checks.asksMiddleName && <MiddleName {...parts} />}
      </FieldGrid>
      <FieldGrid>
        <Phone {...parts} />
        <TextField {...parts} autoComplete="off" inputMode="email" label={t('email')} name="email" type="email" />
        <TextField
          {...parts}
          hint={t('ageHint', { max: checks.maxDriverAge })}
          label={t('birthDate')}
          max={checks.today}
          name="birthDate"
          type="date"
        />
      </FieldGrid>
    </>
  )
}

export function LicenceFields({ checks, ...parts }: Props) {
  const t = useTranslations('clientDrivers')
  const { form, rule } = parts
  const id = driverFieldId('licenceCountry')
  const other = form.getValues('licenceCountry')
  const countries = LICENCE_COUNTRIES.some((one) => one === other) ? LICENCE_COUNTRIES : [...LICENCE_COUNTRIES, other]
  return (
    <Stack as="fieldset">
      <FieldLabel as="legend">{t('form.licence')}</FieldLabel>
      <FieldGrid>
        <TextField {...parts} autoComplete="off" label={t('form.licenceNumber')} name="licenceNumber" />
        <Field id={id} label={t('form.licenceCountry')}>
          <Select id={id} {...form.register('licenceCountry', rule('licenceCountry'))}>
            {countries.map((code) => {
              const known = LICENCE_COUNTRIES.find((one) => one === code)
              return (
                <option key={code} value={code}>
                  {known ? t(`countries.${known}`) : code}
                </option>
              )
            })}
          </Select>
        </Field>
      </FieldGrid>
      <FieldGrid>
        <TextField {...parts} label={t('form.issuedAt')} max={checks.today} name="issuedAt" type="date" />
        <TextField {...parts} label={t('form.expiresAt')} min={checks.today} name="expiresAt" type="date" />
      </FieldGrid>
    </Stack>
  )
}

function Phone({ form, rule }: OwnDriverForm) {
  const t = useTranslations('clientDrivers.form')
  const id = driverFieldId('phone')
  const hint = t('phoneHint')
  return (
    <Controller
      control={form.control}
      name="phone"
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <Field error={error?.message} hint={hint} id={id} label={t('phone')}>
          <PhoneField
            {...field}
            {...ariaOf(id, { hint, error: error?.message })}
            autoComplete="off"
            clearLabel={t('clearPhone')}
          />
        </Field>
      )}
      rules={rule('phone')}
    />
  )
}

type TextName = Exclude<DriverField, 'noMiddleName' | 'passport' | 'licence'>
type TextProps = OwnDriverForm &
  Pick<ComponentProps<'input'>, 'type' | 'max' | 'min' | 'inputMode' | 'autoComplete' | 'disabled'> & {
    name: TextName
    label: string
    hint?: string | undefined
  }

function TextField({ form, rule, errorOf, name, label, hint, ...input }: TextProps) {
  const id = driverFieldId(name)
  const error = errorOf(name)
  return (
    <Field error={error} hint={hint} id={id} label={label}>
      <TextInput {...input} {...form.register(name, rule(name))} {...ariaOf(id, { hint, error })} />
    </Field>
  )
}

function MiddleName(parts: OwnDriverForm) {
  const t = useTranslations('clientDrivers.form')
  const { form } = parts
  const hasNone = useWatch({ control: form.control, name: 'noMiddleName' })
  return (
    <Stack>
      <TextField {...parts} autoComplete="off" disabled={hasNone} label={t('middleName')} name="middle_name" />
      <Checkbox {...form.register('noMiddleName', { onChange: () => form.clearErrors('middle_name') })}>
        {t('noMiddleName')}
      </Checkbox>
    </Stack>
  )
}
