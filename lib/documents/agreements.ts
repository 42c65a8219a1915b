import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DocumentName } from './document-text'

/** Consents to the processing of data, by purpose: the page of all of them shows one, by `?purpose=`. */
export const AGREEMENTS = {
  request: 'personal_data_agreement',
  driver: 'driver_data_agreement',
  marketing: 'marketing_agreement',
  analytics: 'analytics_agreement',
} as const satisfies Record<string, DocumentName>
export type Purpose = keyof typeof AGREEMENTS

export const PURPOSES = ['request', 'driver', 'marketing', 'analytics'] as const satisfies Purpose[]

/** Returns the purpose in an address; an unknown one is that of a request, whose text stands at the plain address. */
export function readPurpose(value: string | string[] | undefined): Purpose {
  return PURPOSES.find((purpose) => purpose === value) ?? 'request'
}

/** Returns the address of the text for a purpose. */
export function agreementHref(purpose: Purpose): string {
  return purpose === 'request' ? SITE_LINKS.personalData : `${SITE_LINKS.personalData}?purpose=${purpose}`
}
