import { useTranslations } from 'next-intl'
import { LanguageLinks } from './language-links'
import styles from './language-nav.module.css'

/** The languages of this page; `isTall` where a finger chooses. */
export function LanguageNav({ isTall = false }: { isTall?: boolean }) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('languages')} className={styles.languages} data-look={isTall ? 'tall' : undefined}>
      <LanguageLinks />
    </nav>
  )
}
