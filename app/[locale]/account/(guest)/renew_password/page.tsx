import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { GuestLink } from '@/components/auth/guest-link'
import { GuestPage } from '@/components/auth/guest-page'
import { requireSettings } from '@/lib/api/settings'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('auth')])
  return pageMetadata({
    locale,
    path: '/account/renew_password/',
    title: t('renew.title'),
    description: t('renew.description'),
    index: false,
  })
}

export default async function RenewPasswordPage() {
  const locale = await getLocale()
  const [{ main_phone }, t] = await Promise.all([requireSettings(locale), getTranslations('auth')])
  return (
    <GuestPage phone={main_phone} screen="renew">
      <p>
        {t('remembered')}
        {sentenceGap(locale)}
        <GuestLink href={SITE_LINKS.account}>{t('toLogin')}</GuestLink>
      </p>
    </GuestPage>
  )
}
