import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DocumentArticle } from '@/components/documents/document-article'
import { Missing } from '@/components/layout/frame/missing'
import { archivedDocument } from '@/lib/documents/archived-document'
import { documentHistory } from '@/lib/documents/document-history'
import { versionMetadata } from '@/lib/documents/version-metadata'
import { currentVersion } from '@/lib/documents/versions'

type Props = PageProps<'/[locale]/privacy_policy/components/[version]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return versionMetadata('privacy_policy', (await params).version)
}

export default async function PrivacyPolicyVersionPage({ params }: Props) {
  const locale = await getLocale()
  const text = await archivedDocument('privacy_policy', (await params).version, locale)
  if (!text) return <Missing />
  const state = text.version === currentVersion('privacy_policy') ? 'current' : 'archived'
  return <DocumentArticle history={await documentHistory(text, locale)} state={state} text={text} />
}
