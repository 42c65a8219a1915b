import { useTranslations } from 'next-intl'
import { SegmentedControl } from '@/components/ui/choice-links/segmented-control'
import { type LongTermFilter, longTermHref } from '@/lib/long-term/long-term-filter'
import styles from './pages-of.module.css'

/** The pages of a long list. */
export function PagesOf({ filter, pages }: { filter: LongTermFilter; pages: number }) {
  const t = useTranslations('longTerm')
  if (pages < 2) return null
  return (
    <div className={styles.pages}>
      <SegmentedControl
        choices={Array.from({ length: pages }, (_, index) => index + 1).map((page) => ({
          href: longTermHref(filter, { page }),
          text: page,
          label: t('page', { page }),
          isCurrent: page === filter.page,
        }))}
        label={t('pages')}
      />
    </div>
  )
}
