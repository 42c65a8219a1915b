import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DocumentArticle } from '@/components/documents/document-article'
import { currentDocument } from '@/lib/documents/current-document'
import { documentHistory } from '@/lib/documents/document-history'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const { title, description } = await currentDocument('privacy_policy', locale)
  return pageMetadata({ locale, path: '/privacy_policy/', title, description })
}

export default async function PrivacyPolicyPage() {
  const locale = await getLocale()
  const text = await currentDocument('privacy_policy', locale)
  return <DocumentArticle history={await documentHistory(text, locale)} state="current" text={text} />
}
