import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PAGE_TEXTS } from '@/components/ui-page/page-texts'
import { UiPage } from '@/components/ui-page/ui-page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: PAGE_TEXTS[await getLocale()].heading, robots: { index: false } }
}

/** Every ui component in every state; a page only where `next.config.ts` says so. */
export default async function ComponentsPage() {
  return <UiPage locale={await getLocale()} />
}
