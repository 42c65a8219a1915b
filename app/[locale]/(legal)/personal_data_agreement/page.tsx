import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DocumentArticle } from '@/components/documents/document-article'
import { OtherAgreements } from '@/components/documents/other-agreements'
import { AGREEMENTS, readPurpose } from '@/lib/documents/agreements'
import { currentDocument } from '@/lib/documents/current-document'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = PageProps<'/[locale]/personal_data_agreement'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const locale = await getLocale()
  const { title, description } = await currentDocument(AGREEMENTS[readPurpose((await searchParams).purpose)], locale)
  return pageMetadata({ locale, path: '/personal_data_agreement/', title, description })
}

export default async function PersonalDataAgreementPage({ searchParams }: Props) {
  const purpose = readPurpose((await searchParams).purpose)
  return (
    <DocumentArticle state="current" text={await currentDocument(AGREEMENTS[purpose], await getLocale())}>
      <OtherAgreements here={purpose} />
    </DocumentArticle>
  )
}
