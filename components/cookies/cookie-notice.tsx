import { useLocale, useTranslations } from 'next-intl'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import styles from './cookie-notice.module.css'

/**
 * The notice of specification §4 and the three ways to answer it, the same HTML for everybody. public/assets/boot.js
 * shows it to those who have not answered, or want to change their answer (`html[data-notice]`), and takes the answer.
 */
export function CookieNotice() {
  const t = useTranslations('layout.cookies')
  const gap = sentenceGap(useLocale())
  return (
    <section aria-label={t('label')} className={styles.notice} data-cookies="" tabIndex={-1}>
      <p>
        {t('text')}
        {gap}
        <Link data-answer="necessary" href={SITE_LINKS.privacy}>
          {t('policy')}
        </Link>
      </p>
      <button data-agreement={CURRENT_VERSIONS.analytics_agreement} data-answer="continue" type="button">
        {t('accept')}
      </button>
      <button data-answer="necessary" type="button">
        {t('necessary')}
      </button>
    </section>
  )
}
