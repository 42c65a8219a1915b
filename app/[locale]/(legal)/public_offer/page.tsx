import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DocumentArticle } from '@/components/documents/document-article'
import { currentDocument } from '@/lib/documents/current-document'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const { title, description } = await currentDocument('public_offer', locale)
  return pageMetadata({ locale, path: '/public_offer/', title, description })
}

export default async function PublicOfferPage() {
  const text = await currentDocument('public_offer', await getLocale())
  return <DocumentArticle state="current" text={text} />
}
