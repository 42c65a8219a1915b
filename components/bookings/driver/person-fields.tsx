'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DateField, dateTexts } from '@/components/forms/date-field'
import { PhoneField } from '@/components/forms/phone-field'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { TextInput } from '@/components/ui/input/text-input'
import { Stack } from '@/components/ui/stack/stack'
import type { DriverChecks, FieldPath, PersonName } from '@/lib/bookings/driver-rules'
import { fieldId } from './field-id'
import type { DriverForm } from './use-driver-form'

export type FormProps = { form: DriverForm }

type Props = FormProps & {
  checks: DriverChecks
  /** Null: the driver who books; otherwise one of the further drivers, from 0. */
  index: number | null
  /** What decides about the fields below. */
  children?: ReactNode
}

/** Surname and given name as a passport of most readers of the language spells them. */
const LATIN_NAMES: Readonly<Partial<Record<string, readonly [string, string]>>> = {
  en: ['MUELLER', 'ANNA'],
  'zh-CN': ['ZHANG', 'SAN'],
}

/** Path of a person's field in the form. */
function personPath(index: number | null, name: PersonName): FieldPath {
  return index === null ? name : `extraDrivers.${index}.${name}`
}

/** Browsers keep the people of one form apart by their sections. */
function sectionOf(index: number | null, token: string): string {
  return index === null ? token : `section-driver${index + 2} ${token}`
}

/** Names and dates of somebody who drives. */
export function PersonFields({ index, checks, children, ...formProps }: Props) {
  const t = useTranslations('bookings.form')
  const [lastName, firstName] = LATIN_NAMES[useLocale()] ?? []
  const latin = (example?: string) => example && t('latinHint', { example })
  const { limits, hasMiddleNameField, needsLicence } = checks
  const text = (name: PersonName) => ({ ...formProps, path: personPath(index, name) })
  const filled = (token: string) => sectionOf(index, token)
  return (
    <>
      {children}
      <FieldGrid>
        <TextField
          {...text('last_name')}
          autoComplete={filled('family-name')}
          hint={latin(lastName)}
          label={t('lastName')}
        />
        <TextField
          {...text('first_name')}
          autoComplete={filled('given-name')}
          hint={latin(firstName)}
          label={t('firstName')}
        />
        {hasMiddleNameField && <MiddleName {...formProps} autoComplete={filled('additional-name')} index={index} />}
      </FieldGrid>
      <FieldGrid>
        <DriverDate
          {...text('birthDate')}
          fill={filled}
          hint={t('ageHint', { min: limits.minAge, max: limits.maxAge })}
          label={t('birthDate')}
        />
        {needsLicence && (
          <DriverDate
            {...text('licenceSince')}
            hint={limits.minExperienceYears ? t('experienceHint', { years: limits.minExperienceYears }) : undefined}
            label={t('licenceSince')}
          />
        )}
      </FieldGrid>
    </>
  )
}

export function PhoneRow({ form, index, hint }: FormProps & { index: number | null; hint?: string }) {
  const t = useTranslations('bookings.form')
  const path = personPath(index, 'phone')
  return (
    <Field error={form.errorOf(path)} hint={hint} id={fieldId(path)} label={t('phone')}>
      {(ids) => (
        <PhoneField
          {...ids}
          autoComplete={sectionOf(index, 'tel')}
          clearLabel={t('clearPhone')}
          name={path}
          onChange={(phone) => form.set(path, phone)}
          value={form.values[path] ?? ''}
        />
      )}
    </Field>
  )
}

type TextProps = FormProps & {
  path: FieldPath
  label: string
  hint?: string | undefined
  autoComplete?: string
  disabled?: boolean
}

export function TextField({ form, path, label, hint, ...input }: TextProps) {
  return (
    <Field error={form.errorOf(path)} hint={hint} id={fieldId(path)} label={label}>
      {(ids) => (
        <TextInput
          {...ids}
          {...input}
          name={path}
          onChange={({ target }) => form.set(path, target.value)}
          value={form.values[path] ?? ''}
        />
      )}
    </Field>
  )
}

function DriverDate({
  form,
  path,
  ...field
}: FormProps & { path: FieldPath; label: string; hint?: string | undefined; fill?: (token: string) => string }) {
  const t = useTranslations('bookings.form')
  return (
    <DateField
      {...field}
      error={form.errorOf(path)}
      id={fieldId(path)}
      name={path}
      onChange={(date) => form.set(path, date)}
      texts={dateTexts((key) => t(`date.${key}`))}
      value={form.values[path] ?? ''}
    />
  )
}

function MiddleName({ index, autoComplete, form }: FormProps & { index: number | null; autoComplete: string }) {
  const t = useTranslations('bookings.form')
  const path = personPath(index, 'middle_name')
  const nonePath = personPath(index, 'noMiddleName')
  const hasNone = Boolean(form.values[nonePath])
  return (
    <Stack>
      <TextField autoComplete={autoComplete} disabled={hasNone} form={form} label={t('middleName')} path={path} />
      <Checkbox
        checked={hasNone}
        name={nonePath}
        onChange={({ target }) => {
          form.set(nonePath, target.checked ? 'yes' : '')
          // Takes its error back.
          form.set(path, form.values[path] ?? '')
        }}
      >
        {t('noMiddleName')}
      </Checkbox>
    </Stack>
  )
}
