'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { EmailInput } from '@/components/forms/email-input'
import { controlOf } from '@/components/forms/form-fields'
import { PhoneField } from '@/components/forms/phone-field'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Stack } from '@/components/ui/stack/stack'
import type { PAYMENT_BOXES } from '@/lib/payments/payment-rules'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { type PaymentControls, paymentFieldId } from './payment-controls'

type Box = (typeof PAYMENT_BOXES)[number]

const DOCUMENT_OF: Record<Box, string> = {
  privacyPolicy: SITE_LINKS.privacy,
  personalData: SITE_LINKS.personalData,
  publicOffer: SITE_LINKS.publicOffer,
  rentalterms: SITE_LINKS.rentalTerms,
}

/** Who pays, and where the receipt goes. */
export function PayerFields({ values, set, errorOf }: PaymentControls) {
  const t = useTranslations('payments')
  return (
    <FieldGrid>
      <Field error={errorOf('phone')} hint={t('phoneHint')} id={paymentFieldId('phone')} label={t('phone')}>
        {(ids) => (
          <PhoneField
            {...ids}
            clearLabel={t('clearPhone')}
            name="phone"
            onChange={(value) => set('phone', value)}
            value={values.phone}
          />
        )}
      </Field>
      <Field error={errorOf('email')} hint={t('emailHint')} id={paymentFieldId('email')} label={t('email')}>
        {(ids) => <EmailInput {...ids} {...controlOf({ values, set }, 'email')} />}
      </Field>
    </FieldGrid>
  )
}

/** Separate boxes, each with its own document, never ticked beforehand (152-FZ). */
export function PayerConsents({ values, set, errorOf, boxes }: PaymentControls & { boxes: readonly Box[] }) {
  const t = useTranslations('payments')
  const link = (href: string) => (chunks: ReactNode) => (
    <DocumentLink href={href} newTab={t('newTab')}>
      {chunks}
    </DocumentLink>
  )
  return (
    <Stack>
      {boxes.map((name) => (
        <ConsentCheckbox
          checked={values[name] !== ''}
          error={errorOf(name)}
          id={paymentFieldId(name)}
          key={name}
          name={name}
          onChange={({ target }) => set(name, target.checked ? 'yes' : '')}
        >
          {t.rich(`consents.${name}`, { link: link(DOCUMENT_OF[name]) })}
        </ConsentCheckbox>
      ))}
    </Stack>
  )
}
