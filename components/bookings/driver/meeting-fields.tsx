'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Field } from '@/components/ui/field/field'
import { TextArea } from '@/components/ui/input/text-area'
import { Text } from '@/components/ui/text/text'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { formatRoubles } from '@/lib/format/money'
import { NOTE_MAX, returnsToPickup } from '@/provider/contract/rules/bookings/meeting'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { fieldId } from './field-id'
import { type FormProps, TextField } from './person-fields'

/** By what the driver comes, and where the car is brought and collected: what the places of the rental ask for. */
export function PlaceFields({ form, checks }: FormProps & { checks: DriverChecks }) {
  const t = useTranslations('bookings.form')
  const locale = useLocale()
  const { pickupPlace, dropoffPlace } = checks
  // A number that was typed for another place stays, so that it can be taken back.
  const arrival = checks.arrival ?? (form.values.flight ? 'flight' : null)
  const delay = useDelayText(checks.arrival ? checks.night : null)
  const text = { autoComplete: 'off', form }
  return (
    <>
      {arrival && (
        <TextField
          {...text}
          hint={[t(`arrivalHint.${arrival}`), ...delay].join(sentenceGap(locale))}
          label={t(`arrival.${arrival}`)}
          path="flight"
        />
      )}
      {pickupPlace.needsAddress && (
        <TextField {...text} hint={t('addressHint')} label={t('pickupAddress')} path="pickupAddress" />
      )}
      {dropoffPlace.needsAddress && (
        <TextField
          {...text}
          hint={t(returnsToPickup(checks) ? 'sameAddressHint' : 'addressHint')}
          label={t('dropoffAddress')}
          path="dropoffAddress"
        />
      )}
    </>
  )
}

/** Whether a driver who is late into the night pays the night fee: one sentence, or none. */
function useDelayText(night: DriverChecks['night']): string[] {
  const t = useTranslations('bookings.form')
  const locale = useLocale()
  if (!night) return []
  const { from, feeKop, onDelay } = night
  return [onDelay ? t('delay.due', { from, amount: formatRoubles(feeKop, locale) }) : t('delay.free')]
}

export type ClerkOffer = {
  /** The branch may have a clerk who speaks Chinese. */
  offersChineseClerk: boolean
}

/** What the branch should know: a clerk who speaks Chinese, asked for on the Chinese pages, and a note. */
export function BranchRequests({ form, offersChineseClerk }: FormProps & ClerkOffer) {
  const locale = useLocale()
  // A tick stays when the language changes.
  const hasClerkBox = offersChineseClerk && (locale === 'zh-CN' || Boolean(form.values.chineseClerk))
  return (
    <>
      {hasClerkBox && <ClerkBox form={form} />}
      <NoteField form={form} />
    </>
  )
}

function ClerkBox({ form }: FormProps) {
  const t = useTranslations('bookings.form')
  return (
    <Checkbox
      checked={Boolean(form.values.chineseClerk)}
      id={fieldId('chineseClerk')}
      name="chineseClerk"
      onChange={({ target }) => form.set('chineseClerk', target.checked ? 'yes' : '')}
    >
      {t('clerk')}
      <br />
      <Text as="span" size="s" tone="muted">
        {t('clerkHint')}
      </Text>
    </Checkbox>
  )
}

/** Folded: most have nothing to add. */
function NoteField({ form }: FormProps) {
  const t = useTranslations('bookings.form')
  const note = form.values.note ?? ''
  // Whether it was opened is the reader's; what was written before must be seen.
  const [isOpen] = useState(note !== '')
  const error = form.errorOf('note')
  return (
    <details open={isOpen || error !== undefined || undefined}>
      <DisclosureSummary size="touch">{t('addNote')}</DisclosureSummary>
      <Field error={error} hint={t('noteHint', { max: NOTE_MAX })} id={fieldId('note')} label={t('note')}>
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={NOTE_MAX}
            name="note"
            onChange={({ target }) => form.set('note', target.value)}
            rows={3}
            value={note}
          />
        )}
      </Field>
    </details>
  )
}
