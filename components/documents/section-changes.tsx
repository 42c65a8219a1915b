import { useTranslations } from 'next-intl'
import type { SectionChange } from '@/lib/documents/compare-versions'
import { Link } from '@/lib/i18n/navigation'

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
    <ul aria-label={t('title')} className="doc-diff">
      {changes.map(({ id, title, kind }) => (
        <li key={id}>
          <span className="doc-tag">{t(kind)}</span>{' '}
          {kind === 'removed' ? title : <SectionLink href={`${page}#${id}`}>{title}</SectionLink>}
        </li>
      ))}
    </ul>
  )
}

function SectionLink({ href, children }: { href: string; children: string }) {
  if (href.startsWith('#'))
    return (
      <a className="link" href={href}>
        {children}
      </a>
    )
  return (
    <Link className="link" href={href}>
      {children}
    </Link>
  )
}
