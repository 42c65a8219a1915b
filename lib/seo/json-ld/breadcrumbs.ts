import type { BreadcrumbListLeaf, WithContext } from 'schema-dts'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'

export type Crumb = {
  name: string
  /** Without the language prefix, with slashes: `/rent/`. Left out of the page itself, which is the last one. */
  path?: string
}

/**
 * The way to a page as search engines read it. `components/layout/frame/crumbs.tsx` puts it beside every visible one, so a
 * page with crumbs needs nothing more.
 *
 * @param site origin of the site, `https://…`
 */
export function breadcrumbs(crumbs: readonly Crumb[], locale: Locale, site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: new URL(`${PREFIX_OF[locale]}${path}`, site).href }),
    })),
  } satisfies WithContext<BreadcrumbListLeaf>
}
