'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { guestFieldId } from '@/lib/account/guest-rules'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { GuestFieldsProps } from './guest-text-fields'

/** Separate boxes, each with its own document. */
export function GuestConsents({ values, set, errorOf }: GuestFieldsProps) {
  const t = useTranslations('account')
  const link = (href: string) => (chunks: ReactNode) => (
    <DocumentLink href={href} newTab={t('newTab')}>
      {chunks}
    </DocumentLink>
  )
  const box = (name: 'privacyPolicy' | 'personalData') => ({
    id: guestFieldId(name),
    name,
    checked: values[name] !== '',
    error: errorOf(name),
    onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked ? 'yes' : ''),
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
