import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link/text-link'
import { archiveHref, versionHref } from '@/lib/documents/archives'
import type { DocumentHistory } from '@/lib/documents/document-history'
import { useFormatter } from '@/lib/i18n/use-formatter'
import styles from './document.module.css'
import { SectionChanges } from './section-changes'

type Props = {
  history: DocumentHistory
  /** The version that is being read. */
  here: string
}

/** Beside a text that has an archive: what changed against the version before, and all versions. */
export function DocumentVersions({ history: { document, versions, changes }, here }: Props) {
  const t = useTranslations('documents')
  const format = useFormatter()
  const dateOf = (version: string) =>
    format.dateTime(new Date(`${version}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <SectionChanges changes={changes} />
      <h2>{t('versions')}</h2>
      <ul className={styles.versions}>
        {versions.map((version, index) => (
          <li key={version}>
            {version === here ? (
              <b>{dateOf(version)}</b>
            ) : (
              <TextLink isAlone href={index === 0 ? `/${document}/` : versionHref(document, version)}>
                {dateOf(version)}
              </TextLink>
            )}
            <span>{index === 0 ? t('current') : t('archived')}</span>
          </li>
        ))}
      </ul>
      <TextLink href={archiveHref(document)}>{t('allVersions')}</TextLink>
    </>
  )
}
