import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DocumentArticle } from '@/components/documents/document-article'
import { currentDocument } from '@/lib/documents/current-document'
import { documentHistory } from '@/lib/documents/document-history'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const { title, description } = await currentDocument('rentalterms', locale)
  return pageMetadata({ locale, path: '/rentalterms/', title, description })
}

export default async function RentalTermsPage() {
  const locale = await getLocale()
  const text = await currentDocument('rentalterms', locale)
  return <DocumentArticle history={await documentHistory(text, locale)} state="current" text={text} />
}
