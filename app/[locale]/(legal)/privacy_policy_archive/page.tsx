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
    path: '/privacy_policy_archive/',
    title: t('privacy_policy.title'),
    description: t('privacy_policy.description'),
  })
}

export default async function PrivacyPolicyArchivePage() {
  return <ArchiveList document="privacy_policy" texts={await listArchive('privacy_policy', await getLocale())} />
}
