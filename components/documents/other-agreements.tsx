import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link/text-link'
import { agreementHref, PURPOSES, type Purpose } from '@/lib/documents/agreements'
import styles from './document.module.css'

/** Beside one consent: those for other purposes. Each of them is a text of its own (152-FZ, article 9). */
export function OtherAgreements({ here }: { here: Purpose }) {
  const t = useTranslations('documents.agreements')
  return (
    <section aria-labelledby="doc-agreements">
      <h2 id="doc-agreements">{t('title')}</h2>
      <ul className={styles.versions}>
        {PURPOSES.filter((purpose) => purpose !== here).map((purpose) => (
          <li key={purpose}>
            <TextLink isAlone href={agreementHref(purpose)}>
              {t(purpose)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
