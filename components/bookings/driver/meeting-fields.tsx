'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { TextArea } from '@/components/ui/input/text-area'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { NOTE_MAX, returnsToPickup } from '@/provider/contract/rules/bookings/meeting'
import { fieldId } from './field-id'
import { type FormProps, TextField } from './person-fields'

type Props = FormProps & {
  checks: DriverChecks
  /** The branch may have a clerk who speaks Chinese. */
  offersChineseClerk: boolean
}

/** By what the driver comes, where the car is brought and collected, and what the branch should know. */
export function MeetingFields({ form, checks, offersChineseClerk }: Props) {
  const t = useTranslations('bookings.form')
  const locale = useLocale()
  const { pickupPlace, dropoffPlace } = checks
  // Asked for on the Chinese pages; a tick stays when the language changes.
  const hasClerkBox = offersChineseClerk && (locale === 'zh-CN' || Boolean(form.values.chineseClerk))
  return (
    <>
      <FieldGrid>
        <ArrivalField checks={checks} form={form} />
        {pickupPlace.needsAddress && (
          <TextField
            autoComplete="off"
            form={form}
            hint={t('addressHint')}
            label={t('pickupAddress')}
            path="pickupAddress"
          />
        )}
        {dropoffPlace.needsAddress && (
          <TextField
            autoComplete="off"
            form={form}
            hint={t(returnsToPickup(checks) ? 'sameAddressHint' : 'addressHint')}
            label={t('dropoffAddress')}
            path="dropoffAddress"
          />
        )}
      </FieldGrid>
      {hasClerkBox && <ClerkBox form={form} />}
      <Field
        error={form.errorOf('note')}
        hint={t('noteHint', { max: NOTE_MAX })}
        id={fieldId('note')}
        label={t('note')}
      >
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={NOTE_MAX}
            name="note"
            onChange={({ target }) => form.set('note', target.value)}
            rows={2}
            value={form.values.note ?? ''}
          />
        )}
      </Field>
    </>
  )
}

/** A number that was typed for another place stays, so that it can be taken back. */
function ArrivalField({ form, checks }: FormProps & { checks: DriverChecks }) {
  const t = useTranslations('bookings.form')
  const arrival = checks.arrival ?? (form.values.flight ? 'flight' : null)
  if (!arrival) return null
  return (
    <TextField
      autoComplete="off"
      form={form}
      hint={t(`arrivalHint.${arrival}`)}
      label={t(`arrival.${arrival}`)}
      path="flight"
    />
  )
}

function ClerkBox({ form }: FormProps) {
  const t = useTranslations('bookings.form')
  return (
    <Checkbox
      aria-describedby={fieldId('chineseClerk-hint')}
      checked={Boolean(form.values.chineseClerk)}
      id={fieldId('chineseClerk')}
      name="chineseClerk"
      onChange={({ target }) => form.set('chineseClerk', target.checked ? 'yes' : '')}
    >
      {t('clerk')}
      <br />
      <small id={fieldId('chineseClerk-hint')}>{t('clerkHint')}</small>
    </Checkbox>
  )
}
