import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import styles from './compare.module.css'
import type { CompareSection } from './compare-rows'

/** What does not tell the cars apart, folded under its count. */
export function SameRows({ sections }: { sections: CompareSection[] }) {
  const t = useTranslations('cars.compare')
  const rows = sections.flatMap((section) => section.rows.filter(({ differs }) => !differs))
  if (rows.length === 0) return null
  return (
    <details className={styles.same}>
      <summary>
        <Icon of="equal" size="s" />
        {t('same')}
        <small>{t('sameCount', { count: rows.length })}</small>
      </summary>
      <dl>
        {rows.map(({ term, values }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{values[0]?.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
