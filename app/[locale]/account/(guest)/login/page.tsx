import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { GuestLink } from '@/components/auth/guest-link'
import { GuestPage } from '@/components/auth/guest-page'
import { requireSettings } from '@/lib/api/settings'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('auth')])
  return pageMetadata({
    locale,
    path: '/account/login/',
    title: t('login.title'),
    description: t('login.description'),
    index: false,
  })
}

export default async function LoginPage() {
  const locale = await getLocale()
  const [{ main_phone }, t] = await Promise.all([requireSettings(locale), getTranslations('auth')])
  return (
    <GuestPage phone={main_phone} screen="login">
      <p>
        <GuestLink href="/account/renew_password/">{t('forgot')}</GuestLink>
      </p>
      <p>
        {t('firstTime')}
        {sentenceGap(locale)}
        <GuestLink href="/account/registration/">{t('toRegistration')}</GuestLink>
      </p>
    </GuestPage>
  )
}
