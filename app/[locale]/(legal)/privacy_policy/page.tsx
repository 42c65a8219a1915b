import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DocumentArticle } from '@/components/documents/document-article'
import { currentDocument } from '@/lib/documents/current-document'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const { title, description } = await currentDocument('privacy_policy', locale)
  return pageMetadata({ locale, path: '/privacy_policy/', title, description })
}

export default async function PrivacyPolicyPage() {
  const text = await currentDocument('privacy_policy', await getLocale())
  return <DocumentArticle state="current" text={text} />
}
