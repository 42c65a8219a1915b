'use client'

import type { ComponentProps, ReactNode } from 'react'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { ConsentCheckbox, DocumentLink } from './consent-checkbox'

type Consent = 'privacyPolicy' | 'personalData'
type Box = Omit<ComponentProps<typeof ConsentCheckbox>, 'children'>

type PlainForm = {
  values: Record<Consent, string>
  set: (name: Consent, value: string) => void
  errorOf: (name: Consent) => string | undefined
}

type Props = {
  box: (name: Consent) => Box
  /** The sentence beside a box, in the words of its form. */
  text: (name: Consent, link: (chunks: ReactNode) => ReactNode) => ReactNode
  newTab: string
}

/** Separate boxes, each with its own document, never ticked beforehand (152-FZ). */
export function PersonalConsents({ box, text, newTab }: Props) {
  const link = (href: string) => (chunks: ReactNode) => (
    <DocumentLink href={href} newTab={newTab}>
      {chunks}
    </DocumentLink>
  )
  return (
    <>
      <ConsentCheckbox {...box('privacyPolicy')}>{text('privacyPolicy', link(SITE_LINKS.privacy))}</ConsentCheckbox>
      <ConsentCheckbox {...box('personalData')}>{text('personalData', link(SITE_LINKS.personalData))}</ConsentCheckbox>
    </>
  )
}

/** The boxes of a form that keeps texts: a ticked one is `yes`. */
export function consentBoxes({ values, set, errorOf }: PlainForm, idOf: (name: Consent) => string): Props['box'] {
  return (name) => ({
    id: idOf(name),
    name,
    checked: values[name] !== '',
    error: errorOf(name),
    onChange: ({ target }) => set(name, target.checked ? 'yes' : ''),
  })
}
