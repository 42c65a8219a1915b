'use client'

import { useTranslations } from 'next-intl'
import { controlOf } from '@/components/forms/form-fields'
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
export function WhatFields({ hasSumField, ...form }: PaymentControls & { hasSumField: boolean }) {
  const t = useTranslations('payments')
  const { values, errorOf } = form
  return (
    <>
      <Field error={errorOf('purpose')} id={paymentFieldId('purpose')} label={t('purposeLabel')}>
        {(ids) => (
          <Select {...ids} {...controlOf(form, 'purpose')}>
            <option value="">{t('choose')}</option>
            {PAYMENT_PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {t(`purpose.${purpose}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FieldGrid>
        <Field error={errorOf('number')} id={paymentFieldId('number')} label={t('number')}>
          {(ids) => (
            <TextInput
              {...ids}
              {...controlOf(form, 'number')}
              autoComplete="off"
              inputMode={hasSumField || values.purpose === 'damage' ? 'text' : 'numeric'}
              maxLength={PAYMENT_NUMBER_MAX}
            />
          )}
        </Field>
        <Field error={errorOf('fio')} id={paymentFieldId('fio')} label={t('fio')}>
          {(ids) => <TextInput {...ids} {...controlOf(form, 'fio')} autoComplete="family-name" maxLength={NAME_MAX} />}
        </Field>
      </FieldGrid>
      {hasSumField && (
        <Field
          error={errorOf('sum')}
          hint={t('sumHint', {
            min: OTHER_SUM_MIN_KOP / KOPECKS_PER_ROUBLE,
            max: OTHER_SUM_MAX_KOP / KOPECKS_PER_ROUBLE,
          })}
          id={paymentFieldId('sum')}
          label={t('sum')}
        >
          {(ids) => (
            <TextInput {...ids} {...controlOf(form, 'sum')} autoComplete="off" inputMode="numeric" maxLength={12} />
          )}
        </Field>
      )}
    </>
  )
}
