'use client'

import { useTranslations } from 'next-intl'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Heading } from '@/components/ui/heading/heading'
import { Select } from '@/components/ui/input/select'
import { Panel } from '@/components/ui/panel/panel'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { fieldId } from './field-id'
import { type FormParts, PersonFields, PhoneRow, TextField } from './person-fields'

type Props = FormParts & { checks: DriverChecks }

export function WhoDrives({ checks, ...parts }: Props) {
  const t = useTranslations('bookings.form')
  return (
    <Panel flow="stack" heading={t('whoDrives')}>
      <PersonFields {...parts} checks={checks} index={null}>
        <Citizenship {...parts} />
      </PersonFields>
    </Panel>
  )
}

export function Contacts(parts: FormParts) {
  const t = useTranslations('bookings.form')
  return (
    <Panel flow="stack" heading={t('contacts')}>
      <FieldGrid>
        <PhoneRow {...parts} hint={t('phoneHint')} index={null} />
        <TextField
          {...parts}
          autoComplete="email"
          hint={t('emailHint')}
          inputMode="email"
          label={t('email')}
          path="email"
          type="email"
        />
        <Flight {...parts} />
      </FieldGrid>
    </Panel>
  )
}

export function Flight(parts: FormParts) {
  const t = useTranslations('bookings.form')
  return <TextField {...parts} autoComplete="off" hint={t('flightHint')} label={t('flight')} path="flight" />
}

/** As many people as the options count; held to the same limits as the first. */
export function ExtraDrivers({ count, checks, ...parts }: Props & { count: number }) {
  const t = useTranslations('bookings.form')
  return Array.from({ length: count }, (_, index) => (
    <Panel as="fieldset" flow="stack" key={personKey(index)}>
      <Heading as="legend" isSub>
        {t('extraDriver', { number: index + 2 })}
      </Heading>
      <PersonFields {...parts} checks={checks} index={index} />
      <FieldGrid>
        <PhoneRow {...parts} index={index} />
      </FieldGrid>
    </Panel>
  ))
}

/** The people stand in the order in which they were counted. */
function personKey(index: number): string {
  return `driver ${index + 2}`
}

function Citizenship({ form }: FormParts) {
  const t = useTranslations('bookings.form')
  const id = fieldId('citizenship')
  const error = form.errorOf('citizenship')
  return (
    <Field error={error} id={id} label={t('citizenship')}>
      <Select
        name="citizenship"
        onChange={({ target }) => form.set('citizenship', target.value)}
        value={form.values.citizenship}
        {...ariaOf(id, { error })}
      >
        <option value="">{t('choose')}</option>
        <option value="RU">{t('citizenRU')}</option>
        <option value="CN">{t('citizenCN')}</option>
        <option value="other">{t('citizenOther')}</option>
      </Select>
    </Field>
  )
}
