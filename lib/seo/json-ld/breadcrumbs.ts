import type { BreadcrumbListLeaf, WithContext } from 'schema-dts'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'

/** A page above another one. `href`: without the language prefix, with slashes: `/rent/`. */
export type Crumb = { href: string; name: string }

/**
 * The way to a page as search engines read it. `components/layout/frame/crumbs.tsx` puts it beside every visible one, so a
 * page with crumbs needs nothing more.
 *
 * @param here name of the page itself, which needs no address
 * @param site origin of the site, `https://…`
 */
export function breadcrumbs(parents: readonly Crumb[], here: string, locale: Locale, site: string) {
  const items = [
    ...parents.map(({ href, name }) => ({ name, item: new URL(`${PREFIX_OF[locale]}${href}`, site).href })),
    { name: here },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  } satisfies WithContext<BreadcrumbListLeaf>
}
