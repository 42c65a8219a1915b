import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { Session } from '@/lib/api/auth-session'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { ClientResponse } from '@/provider/contract/account'
import { findOwner, isNobodys } from './client-area'
import { type ClientSection, clientHref, readClientAddress } from './client-sections'

/** What follows the section in the address of its page. */
type SectionParams = Promise<{ clientId?: string[] | undefined }>

type Own<Answer> = { client: ClientResponse; response: Answer }

/** Whose page this is and what it shows; null: whoever asks must see nothing. @throws {ProviderError} `unavailable` */
export async function readOwn<Answer>(
  clientId: string | null,
  read: (session: Session) => Promise<Answer>,
): Promise<Own<Answer> | null> {
  const owner = await findOwner(clientId)
  if (!owner) return null
  try {
    return { client: owner.client, response: await read(owner.session) }
  } catch (error) {
    // Signed out elsewhere between the two questions.
    if (isNobodys(error)) return null
    throw error
  }
}

/** The same for a section; an address of another shape is nobody's. */
export async function readOwnSection<Answer>(
  section: ClientSection,
  params: SectionParams,
  read: (session: Session) => Promise<Answer>,
): Promise<Own<Answer> | null> {
  const address = readClientAddress([section, ...((await params).clientId ?? [])])
  return address && readOwn(address.clientId, read)
}

/** Nothing for a stranger: the rejection brings a title of its own. */
export async function sectionMetadata(section: ClientSection, params: SectionParams): Promise<Metadata> {
  const address = readClientAddress([section, ...((await params).clientId ?? [])])
  return address && (await findOwner(address.clientId)) ? metadataOf(section, `/account/${section}/`) : {}
}

export async function overviewMetadata(clientId: string): Promise<Metadata> {
  const owner = await findOwner(clientId)
  return owner ? metadataOf('overview', clientHref('overview', owner.client.id)) : {}
}

/** The section's name and nothing of the client: a title stands in the browser's history. */
async function metadataOf(section: ClientSection | 'overview', path: string): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')])
  return pageMetadata({
    locale,
    path,
    title: t('metaTitle', { section: t(`sections.${section}`) }),
    description: t('metaDescription'),
    index: false,
  })
}
