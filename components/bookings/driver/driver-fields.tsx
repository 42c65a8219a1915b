'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Heading } from '@/components/ui/heading/heading'
import { Select } from '@/components/ui/input/select'
import { Panel } from '@/components/ui/panel/panel'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { fieldId } from './field-id'
import { type FormProps, PersonFields, PhoneRow, TextField } from './person-fields'

type Props = FormProps & { checks: DriverChecks }

export function WhoDrives({ checks, ...formProps }: Props) {
  const t = useTranslations('bookings.form')
  return (
    <Panel flow="stack" heading={t('whoDrives')}>
      <PersonFields {...formProps} checks={checks} index={null}>
        <Citizenship {...formProps} />
      </PersonFields>
    </Panel>
  )
}

export function Contacts(formProps: FormProps) {
  const t = useTranslations('bookings.form')
  return (
    <Panel flow="stack" heading={t('contacts')}>
      <FieldGrid>
        <PhoneRow {...formProps} hint={t('phoneHint')} index={null} />
        <TextField
          {...formProps}
          autoComplete="email"
          hint={t('emailHint')}
          inputMode="email"
          label={t('email')}
          path="email"
          type="email"
        />
        <Flight {...formProps} />
      </FieldGrid>
    </Panel>
  )
}

export function Flight(formProps: FormProps) {
  const t = useTranslations('bookings.form')
  return <TextField {...formProps} autoComplete="off" hint={t('flightHint')} label={t('flight')} path="flight" />
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

function Citizenship({ form }: FormProps) {
  const t = useTranslations('bookings.form')
  return (
    <Field error={form.errorOf('citizenship')} id={fieldId('citizenship')} label={t('citizenship')}>
      {(ids) => (
        <Select
          {...ids}
          name="citizenship"
          onChange={({ target }) => form.set('citizenship', target.value)}
          value={form.values.citizenship}
        >
          <option value="">{t('choose')}</option>
          <option value="RU">{t('citizenRU')}</option>
          <option value="CN">{t('citizenCN')}</option>
          <option value="other">{t('citizenOther')}</option>
        </Select>
      )}
    </Field>
  )
}
