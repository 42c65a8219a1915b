import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Callback } from '@/components/callback/callback'
import { CookieNotice } from '@/components/cookies/cookie-notice'
import { AfterPage } from '@/components/layout/frame/after-page'
import { PageBody } from '@/components/layout/frame/page-body'
import { preloadFonts } from '@/components/layout/frame/preload-fonts'
import { SiteFrame } from '@/components/layout/frame/site-frame'
import { refreshTexts } from '@/components/layout/visit/refresh-texts'
import { Visit } from '@/components/layout/visit/visit'
import { OfflineNote } from '@/components/offline/offline-note'
import { Button } from '@/components/ui/button/button'
import { PreloadIcons } from '@/components/ui/icon/preload-icons'
import { findSettings } from '@/lib/api/settings'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { serverEnv } from '@/lib/config/server-env'
import { PageLanguage } from '@/lib/i18n/page-language'
import { routing } from '@/lib/i18n/routing'
import { BOOT_INTEGRITY, BOOT_SCRIPT } from '@/lib/store/boot'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

export const metadata: Metadata = { icons: '/favicon.svg', formatDetection: { telephone: false } }

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0e2430' },
  ],
}

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  // Never prerendered: the nonce of the request stands in the page.
  await connection()
  preloadFonts(locale)

  const [settings, t, news] = await Promise.all([findSettings(locale), getTranslations('layout'), refreshTexts()])
  const year = toStationMoment(new Date(), STATION_TIME_ZONE).date.slice(0, 4)
  return (
    // boot.js has written `data-account` and `data-notice` before React comes.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script src={BOOT_SCRIPT} integrity={BOOT_INTEGRITY} />
      </head>
      <PageBody>
        <PreloadIcons />
        {/* No messages: they come with the components that need them. */}
        <PageLanguage locale={locale}>
          <Visit metrikaId={serverEnv().METRIKA_ID ?? null} />
          <Button href="#content" isExternal>
            {t('skip')}
          </Button>
          <OfflineNote phone={settings?.main_phone ?? null} />
          <SiteFrame settings={settings} year={year}>
            {children}
          </SiteFrame>
          <CookieNotice />
          <Callback settings={settings} />
          <AfterPage locale={locale} news={news} />
        </PageLanguage>
      </PageBody>
    </html>
  )
}
