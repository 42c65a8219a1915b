'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { PhoneField } from '@/components/forms/phone-field'
import { MomentField } from '@/components/search/moment-field'
import { showPicker } from '@/components/search/show-picker'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { FieldError } from '@/components/ui/field/field-error'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { CellInput } from '@/components/ui/input/cell-input'
import { TextArea } from '@/components/ui/input/text-area'
import { TextInput } from '@/components/ui/input/text-input'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Stack } from '@/components/ui/stack/stack'
import type { RequestField, RequestFields, StartDays } from '@/lib/long-term/request-rules'
import { LONG_TERM_LIMITS } from '@/provider/contract/rules/long-term/long-term-request'
import { EMAIL_MAX, NAME_MAX } from '@/provider/contract/rules/profile/person'
import { requestFieldId } from './use-request-form'

type Props = {
  values: RequestFields
  set: (name: RequestField, value: string) => void
  errorOf: (name: RequestField) => string | undefined
}

/** Who asks, and how to reach him. */
export function RequestPerson(props: Props) {
  const t = useTranslations('longTerm.form')
  const { values, set, errorOf } = props
  return (
    <>
      <FieldGrid>
        <TextField {...props} autoComplete="family-name" maxLength={NAME_MAX} name="last_name" />
        <TextField {...props} autoComplete="given-name" maxLength={NAME_MAX} name="first_name" />
      </FieldGrid>
      <FieldGrid>
        <Field error={errorOf('phone')} id={requestFieldId('phone')} label={t('phone')}>
          {(ids) => (
            <PhoneField
              {...ids}
              clearLabel={t('clearPhone')}
              name="phone"
              onChange={(phone) => set('phone', phone)}
              value={values.phone}
            />
          )}
        </Field>
        <TextField {...props} autoComplete="email" inputMode="email" maxLength={EMAIL_MAX} name="email" type="email" />
      </FieldGrid>
    </>
  )
}

/** From when, for whom, and what else is wished. */
export function RequestTerms({ days, term, ...props }: Props & { days: StartDays; term: ReactNode }) {
  const t = useTranslations('longTerm.form')
  const { values, set } = props
  return (
    <>
      <FieldGrid>
        {term}
        <StartDate {...props} days={days} />
      </FieldGrid>
      <RadioGroup
        legend={t('who')}
        name="who"
        onChange={(who) => set('who', who)}
        options={(['person', 'company'] as const).map((who) => ({ value: who, label: t(who) }))}
        value={values.who}
      />
      {values.who === 'company' && (
        <TextField {...props} autoComplete="organization" maxLength={LONG_TERM_LIMITS.company} name="company" />
      )}
      <Field id={requestFieldId('comment')} label={t('comment')}>
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={LONG_TERM_LIMITS.comment}
            name="comment"
            onChange={({ target }) => set('comment', target.value)}
            rows={3}
            value={values.comment}
          />
        )}
      </Field>
    </>
  )
}

export function RequestConsents(form: Props) {
  const t = useTranslations('longTerm.form')
  return (
    <Stack>
      <PersonalConsents
        box={consentBoxes(form, requestFieldId)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
    </Stack>
  )
}

/** The day on which the term begins. */
function StartDate({ values, set, errorOf, days }: Props & { days: StartDays }) {
  const t = useTranslations('longTerm.form')
  const id = requestFieldId('startDate')
  const error = errorOf('startDate')
  return (
    <Stack gap={6}>
      <MomentField
        date={values.startDate}
        describedBy={error && `${id}-error`}
        empty={t('chooseDay')}
        isTyped
        label={t('startDate')}
        look="field"
        onOpen={showPicker}
      >
        {(beneath) => (
          <CellInput
            {...beneath}
            {...ariaOf(id, { error })}
            aria-label={t('startDate')}
            max={days.to}
            min={days.from}
            name="startDate"
            onChange={({ target }) => set('startDate', target.value)}
            type="date"
            value={values.startDate}
          />
        )}
      </MomentField>
      <FieldError error={error} id={id} />
    </Stack>
  )
}

type TextProps = Props & { name: 'last_name' | 'first_name' | 'email' | 'company' } & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'type'
  >

function TextField({ values, set, errorOf, name, ...input }: TextProps) {
  const t = useTranslations('longTerm.form')
  return (
    <Field error={errorOf(name)} id={requestFieldId(name)} label={t(name === 'company' ? 'companyName' : name)}>
      {(ids) => (
        <TextInput
          {...ids}
          type="text"
          {...input}
          name={name}
          onChange={({ target }) => set(name, target.value)}
          value={values[name]}
        />
      )}
    </Field>
  )
}
