import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { findSettings } from '@/lib/api/settings'
import { BRAND } from '@/lib/config/product'
import { PREFIX_OF, routing } from '@/lib/i18n/routing'

const ICONS = [
  { src: '/assets/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/assets/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/assets/brand/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What a phone needs to keep the site on its first screen, in the language of the address. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/manifest.webmanifest'>) {
  const { locale: segment } = await params
  const locale = hasLocale(routing.locales, segment) ? segment : routing.defaultLocale
  const [settings, t] = await Promise.all([findSettings(locale), getTranslations({ locale, namespace: 'seo' })])
  const brand = settings?.brand ?? BRAND
  const home = `${PREFIX_OF[locale]}/`
  const manifest = {
    id: home,
    name: t('siteName', { brand }),
    short_name: brand,
    description: t('branchDescription'),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0a2533',
    icons: ICONS,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
