import { getLocale, getTranslations } from 'next-intl/server'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { CookieAnswers } from './cookie-answers'
import { CookieCard } from './cookie-card'

/** The notice of specification §4: the same server HTML for everybody, shown by the browser to those who have not answered. */
export async function CookieNotice() {
  const [t, locale] = await Promise.all([getTranslations('layout'), getLocale()])
  return (
    <CookieCard label={t('cookies.label')}>
      <CookieAnswers
        accept={t('cookies.accept')}
        necessary={t('cookies.necessary')}
        policy={t('cookies.policy')}
        text={t('cookies.text') + sentenceGap(locale)}
      />
    </CookieCard>
  )
}
