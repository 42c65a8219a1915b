import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ArchiveList } from '@/components/documents/archive-list'
import { listArchive } from '@/lib/documents/archived-document'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const t = await getTranslations('documents.archive')
  return pageMetadata({
    locale,
    path: '/rentalterms_archive/',
    title: t('rentalterms.title'),
    description: t('rentalterms.description'),
  })
}

export default async function RentalTermsArchivePage() {
  return <ArchiveList document="rentalterms" texts={await listArchive('rentalterms', await getLocale())} />
}
