import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { GuestLink } from '@/components/auth/guest-link'
import { GuestPage } from '@/components/auth/guest-page'
import { TextLink } from '@/components/ui/text-link/text-link'
import { requireSettings } from '@/lib/api/settings'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('auth')])
  return pageMetadata({
    locale,
    path: '/account/registration/',
    title: t('registration.title'),
    description: t('registration.description'),
    index: false,
  })
}

export default async function RegistrationPage() {
  const locale = await getLocale()
  const [{ main_phone }, t] = await Promise.all([requireSettings(locale), getTranslations('auth')])
  const gap = sentenceGap(locale)
  return (
    <GuestPage phone={main_phone} screen="registration">
      <p>
        {t('notClient')}
        {gap}
        <TextLink href={SITE_LINKS.booking}>{t('bookFirst')}</TextLink>
      </p>
      <p>
        {t('haveAccount')}
        {gap}
        <GuestLink href={SITE_LINKS.account}>{t('toLogin')}</GuestLink>
      </p>
    </GuestPage>
  )
}
