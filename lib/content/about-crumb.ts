import 'server-only'
import { getTranslations } from 'next-intl/server'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Crumb } from '@/lib/seo/json-ld/breadcrumbs'

/** The page above all those about the company, for the crumbs. */
export async function aboutCrumb(): Promise<Crumb> {
  const t = await getTranslations('layout')
  return { href: SITE_LINKS.about, name: t('nav.about') }
}
