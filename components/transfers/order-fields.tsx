'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { PhoneField } from '@/components/forms/phone-field'
import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/input/select'
import { TextArea } from '@/components/ui/input/text-area'
import { TextInput } from '@/components/ui/input/text-input'
import type { OrderField } from '@/lib/transfers/order-rules'
import { FLIGHT_NUMBER_MAX } from '@/provider/contract/rules/bookings/flight-number'
import { EMAIL_MAX, NAME_MAX } from '@/provider/contract/rules/profile/person'
import { TRANSFER_LIMITS } from '@/provider/contract/rules/transfers/transfer-order'
import type { TransferDetails } from '@/provider/contract/transfers'
import { type OrderState, orderFieldId } from './use-order'

type Of = { order: OrderState }
type TextProps = Of & {
  name: OrderField
  hint?: string
  optional?: boolean
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'type'>

export function OrderText({ order, name, hint, optional = false, ...input }: TextProps) {
  const t = useTranslations('transfers.form')
  const label = t(name)
  return (
    <Field
      error={order.errorOf(name)}
      hint={hint}
      id={orderFieldId(name)}
      label={optional ? t('optional', { label }) : label}
    >
      {(ids) => (
        <TextInput
          {...ids}
          name={name}
          onChange={({ target }) => order.set(name, target.value)}
          value={order.values[name]}
          {...input}
        />
      )}
    </Field>
  )
}

/** Whom the driver meets, and what he speaks. */
export function MeetingFields({ order, isMet, waiting }: Of & { isMet: boolean; waiting: string }) {
  const t = useTranslations('transfers.form')
  const text = { order, autoComplete: 'off' }
  return (
    <>
      <OrderText {...text} hint={waiting} maxLength={FLIGHT_NUMBER_MAX} name="flight" optional={!isMet} />
      <OrderText {...text} hint={t('signHint')} maxLength={TRANSFER_LIMITS.sign} name="sign" optional />
    </>
  )
}

export function LanguageField({ order, languages }: Of & Pick<TransferDetails, 'languages'>) {
  const t = useTranslations('transfers.form')
  if (languages.length < 2) return null
  return (
    <Field id={orderFieldId('driverLanguage')} label={t('driverLanguage')}>
      {(ids) => (
        <Select
          {...ids}
          name="driverLanguage"
          onChange={({ target }) => order.set('driverLanguage', target.value)}
          value={order.values.driverLanguage}
        >
          <option value="">{t('anyLanguage')}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Who orders, and how to reach them (specification §5). */
export function PersonFields({ order }: Of) {
  const t = useTranslations('transfers.form')
  return (
    <>
      <OrderText autoComplete="name" maxLength={NAME_MAX} name="name" order={order} />
      <Field error={order.errorOf('phone')} id={orderFieldId('phone')} label={t('phone')}>
        {(ids) => (
          <PhoneField
            {...ids}
            clearLabel={t('clearPhone')}
            name="phone"
            onChange={(phone) => order.set('phone', phone)}
            value={order.values.phone}
          />
        )}
      </Field>
      <OrderText autoComplete="email" inputMode="email" maxLength={EMAIL_MAX} name="email" order={order} type="email" />
      <Field id={orderFieldId('comment')} label={t('optional', { label: t('comment') })}>
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={TRANSFER_LIMITS.comment}
            name="comment"
            onChange={({ target }) => order.set('comment', target.value)}
            value={order.values.comment}
          />
        )}
      </Field>
    </>
  )
}

export function OrderConsents({ order }: Of) {
  const t = useTranslations('transfers.form')
  return (
    <PersonalConsents
      box={consentBoxes(order, orderFieldId)}
      newTab={t('newTab')}
      text={(name, link) => t.rich(name, { link })}
    />
  )
}
