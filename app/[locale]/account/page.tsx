import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { findSignedIn } from '@/lib/account/client-area'
import { clientHref } from '@/lib/account/client-sections'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** No page of its own: leads to the client's, else to the login. */
export default async function AccountPage(): Promise<never> {
  const [signedIn, locale] = await Promise.all([findSignedIn(), getLocale()])
  const path = signedIn ? clientHref('overview', signedIn.client.id) : SITE_LINKS.account
  redirect(`/${(PREFIX_OF[locale] + path).slice(1)}`)
}
