'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { guestFieldId } from '@/lib/account/guest-rules'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { GuestForm } from './use-guest-form'

/** Separate boxes, each with its own document. */
export function GuestConsents({ form }: { form: GuestForm }) {
  const t = useTranslations('account')
  const link = (href: string) => (chunks: ReactNode) => (
    <DocumentLink href={href} newTab={t('newTab')}>
      {chunks}
    </DocumentLink>
  )
  const box = (name: 'privacyPolicy' | 'personalData') => ({
    id: guestFieldId(name),
    name,
    checked: form.values[name] !== '',
    error: form.errorOf(name),
    onChange: ({ target }: { target: { checked: boolean } }) => form.set(name, target.checked ? 'yes' : ''),
  })
  return (
    <div className="stack">
      <ConsentCheckbox {...box('privacyPolicy')}>
        {t.rich('privacyPolicy', { link: link(SITE_LINKS.privacy) })}
      </ConsentCheckbox>
      <ConsentCheckbox {...box('personalData')}>
        {t.rich('personalData', { link: link(SITE_LINKS.personalData) })}
      </ConsentCheckbox>
    </div>
  )
}
