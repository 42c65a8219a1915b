import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag/tag'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { SectionChange } from '@/lib/documents/compare-versions'
import styles from './section-changes.module.css'

type Props = {
  changes: SectionChange[]
  /** Of the newer version, where the sections stand; empty: this one. */
  page?: string
}

/** Against the version before: which sections are new, changed or gone. */
export function SectionChanges({ changes, page = '' }: Props) {
  const t = useTranslations('documents.compare')
  if (changes.length === 0) return null
  return (
    <ul aria-label={t('title')} className={styles.changes}>
      {changes.map(({ id, title, kind }) => (
        <li key={id}>
          <Tag>{t(kind)}</Tag> {kind === 'removed' ? title : <SectionLink href={`${page}#${id}`}>{title}</SectionLink>}
        </li>
      ))}
    </ul>
  )
}

function SectionLink({ href, children }: { href: string; children: string }) {
  if (href.startsWith('#'))
    return (
      <TextLink href={href} isExternal>
        {children}
      </TextLink>
    )
  return <TextLink href={href}>{children}</TextLink>
}
