'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { Panel } from '@/components/ui/panel/panel'
import { agreementHref } from '@/lib/documents/agreements'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { fieldId } from './field-id'
import type { FormProps } from './person-fields'

/** Separate boxes, each with its own document; given before the data leaves the browser (decision 3). */
export function DriverConsents({ form }: FormProps) {
  const t = useTranslations('bookings.form')
  const link = (href: string) => (chunks: ReactNode) => (
    <DocumentLink href={href} newTab={t('newTab')}>
      {chunks}
    </DocumentLink>
  )
  const consent = (name: 'privacyPolicy' | 'personalData') => ({
    name,
    checked: form.values[name] !== '',
    onChange: ({ target }: { target: { checked: boolean } }) => form.set(name, target.checked ? 'yes' : ''),
    id: fieldId(name),
    error: form.errorOf(name),
  })
  return (
    <Panel flow="stack" heading={t('consents')}>
      <ConsentCheckbox {...consent('privacyPolicy')}>
        {t.rich('privacyPolicy', { link: link(SITE_LINKS.privacy) })}
      </ConsentCheckbox>
      <ConsentCheckbox {...consent('personalData')}>
        {t.rich('personalData', { link: link(agreementHref('driver')) })}
      </ConsentCheckbox>
    </Panel>
  )
}
