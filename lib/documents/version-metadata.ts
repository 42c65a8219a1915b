import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { getFormatter } from '@/lib/i18n/get-formatter'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { archivedDocument } from './archived-document'
import { type ArchivedName, versionHref } from './archives'

/** Title and address of a version's page; search engines are to find the text in force, not its history. */
export async function versionMetadata(document: ArchivedName, version: string): Promise<Metadata> {
  const locale = await getLocale()
  const [text, t, format] = await Promise.all([
    archivedDocument(document, version, locale),
    getTranslations('documents'),
    getFormatter(),
  ])
  if (!text) return {}
  const date = format.dateTime(new Date(`${text.version}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  return pageMetadata({
    locale,
    path: versionHref(document, text.version),
    title: t('versionTitle', { title: text.title, date }),
    description: text.description,
    index: false,
  })
}
