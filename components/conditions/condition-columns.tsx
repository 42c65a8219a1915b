import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentsNav } from '@/components/content/contents-nav'
import { Stack } from '@/components/ui/stack/stack'
import styles from './condition-columns.module.css'
import { CONDITION_SECTIONS } from './sections'

/** All sections, and beside them the way to each, in view while the page is read. */
export function ConditionColumns({ children }: { children: ReactNode }) {
  const t = useTranslations('conditions')
  return (
    <div className={styles.columns}>
      <Stack gap={36}>{children}</Stack>
      <ContentsNav label={t('contents')} sections={CONDITION_SECTIONS.map((id) => ({ id, title: t(`${id}.title`) }))} />
    </div>
  )
}
