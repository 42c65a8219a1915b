'use client'

import { useTranslations } from 'next-intl'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Select } from '@/components/ui/input/select'
import { TextInput } from '@/components/ui/input/text-input'
import { PAYMENT_NUMBER_MAX } from '@/provider/contract/rules/payments/payment-number'
import {
  OTHER_SUM_MAX_KOP,
  OTHER_SUM_MIN_KOP,
  PAYMENT_PURPOSES,
} from '@/provider/contract/rules/payments/payment-purposes'
import { NAME_MAX } from '@/provider/contract/rules/profile/person'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { PaymentControls } from './payment-controls'
import { paymentFieldId } from './payment-controls'

/** What is paid: its purpose, number and surname; of anything else the sum too. */
export function WhatFields({ values, set, errorOf, hasSumField }: PaymentControls & { hasSumField: boolean }) {
  const t = useTranslations('payments')
  const sumHint = t('sumHint', {
    min: OTHER_SUM_MIN_KOP / KOPECKS_PER_ROUBLE,
    max: OTHER_SUM_MAX_KOP / KOPECKS_PER_ROUBLE,
  })
  const control = (name: 'purpose' | 'number' | 'fio' | 'sum', hint?: string) => ({
    ...ariaOf(paymentFieldId(name), { error: errorOf(name), hint }),
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  return (
    <>
      <Field error={errorOf('purpose')} id={paymentFieldId('purpose')} label={t('purposeLabel')}>
        <Select {...control('purpose')}>
          <option value="">{t('choose')}</option>
          {PAYMENT_PURPOSES.map((purpose) => (
            <option key={purpose} value={purpose}>
              {t(`purpose.${purpose}`)}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGrid>
        <Field error={errorOf('number')} id={paymentFieldId('number')} label={t('number')}>
          <TextInput
            {...control('number')}
            autoComplete="off"
            inputMode={hasSumField || values.purpose === 'damage' ? 'text' : 'numeric'}
            maxLength={PAYMENT_NUMBER_MAX}
          />
        </Field>
        <Field error={errorOf('fio')} id={paymentFieldId('fio')} label={t('fio')}>
          <TextInput {...control('fio')} autoComplete="family-name" maxLength={NAME_MAX} />
        </Field>
      </FieldGrid>
      {hasSumField && (
        <Field error={errorOf('sum')} hint={sumHint} id={paymentFieldId('sum')} label={t('sum')}>
          <TextInput {...control('sum', sumHint)} autoComplete="off" inputMode="numeric" maxLength={12} />
        </Field>
      )}
    </>
  )
}
