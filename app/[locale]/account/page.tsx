import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { findSignedIn } from '@/lib/account/client-area'
import { clientHref } from '@/lib/account/client-sections'
import { PREFIX_OF } from '@/lib/i18n/routing'
import LoginPage, { generateMetadata } from './(guest)/login/page'

export { generateMetadata }

/** The way into the account from any page: leads a client to his own, and asks everybody else to sign in. */
export default async function AccountPage() {
  const [signedIn, locale] = await Promise.all([findSignedIn(), getLocale()])
  if (!signedIn) return <LoginPage />
  redirect(`/${(PREFIX_OF[locale] + clientHref('overview', signedIn.client.id)).slice(1)}`)
}
