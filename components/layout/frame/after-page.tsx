import { type Locale, useTranslations } from 'next-intl'
import { ClientWatch } from '@/components/layout/visit/client-watch'
import { Gestures } from '@/components/layout/visit/gestures'
import { LocaleCookie } from '@/components/layout/visit/locale-cookie'
import { NavigationEnd } from '@/components/layout/visit/navigation-end'
import type { RefreshTexts } from '@/components/layout/visit/use-refresh-client'
import { Toasts } from './toasts'

/** What every page keeps an eye on, and nobody sees before something happens. */
export function AfterPage({ locale, news }: { locale: Locale; news: RefreshTexts }) {
  const t = useTranslations('layout')
  const tErrors = useTranslations('errors')
  return (
    <>
      <ClientWatch texts={news} />
      <Gestures failureText={tErrors('operationError')} failureTitle={tErrors('error')} />
      <Toasts label={t('notifications')} />
      <LocaleCookie locale={locale} />
      <NavigationEnd />
    </>
  )
}
