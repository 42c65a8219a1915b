import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DocumentArticle } from '@/components/documents/document-article'
import { currentDocument } from '@/lib/documents/current-document'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const { title, description } = await currentDocument('personal_data_agreement', locale)
  return pageMetadata({ locale, path: '/personal_data_agreement/', title, description })
}

export default async function PersonalDataAgreementPage() {
  const text = await currentDocument('personal_data_agreement', await getLocale())
  return <DocumentArticle state="current" text={text} />
}
