import { useTranslations } from 'next-intl'
import type { Section } from '@/lib/documents/document-text'
import styles from './document.module.css'

export function DocumentContents({ sections }: { sections: Section[] }) {
  const t = useTranslations('documents')
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <ol>
        {sections.map(({ id, number, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {number}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
