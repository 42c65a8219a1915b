import { type Locale, useTranslations } from 'next-intl'
import { ClientWatch } from './client-watch'
import { Gestures } from './gestures'
import { LocaleCookie } from './locale-cookie'
import { NavigationEnd } from './navigation-end'
import { Toasts } from './toasts'
import type { RefreshTexts } from './use-refresh-client'

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
