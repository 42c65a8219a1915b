import './documents.css'
import { getTranslations } from 'next-intl/server'
import { TextPage } from '@/components/support/text-page'
import { type ArchivedName, versionHref } from '@/lib/documents/archives'
import { compareVersions } from '@/lib/documents/compare-versions'
import type { DocumentText } from '@/lib/documents/document-text'
import { getFormatter } from '@/lib/i18n/get-formatter'
import { Link } from '@/lib/i18n/navigation'
import { SectionChanges } from './section-changes'

type Props = {
  document: ArchivedName
  /** The newest first; that one is in force. */
  texts: DocumentText[]
}

/** Every version with its date and with what changed in it. */
export async function ArchiveList({ document, texts }: Props) {
  const [t, format] = await Promise.all([getTranslations('documents'), getFormatter()])
  const [current] = texts
  return (
    <TextPage
      lead={t(`archive.${document}.description`)}
      parents={current ? [{ href: `/${document}/`, name: current.title }] : []}
      title={t(`archive.${document}.title`)}
    >
      <ol className="doc-archive">
        {texts.map((text, index) => {
          const older = texts[index + 1]
          const date = format.dateTime(new Date(`${text.version}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
          return (
            <li className="panel info-block" key={text.version}>
              <div className="doc-state">
                <span className={index === 0 ? 'doc-tag doc-tag-current' : 'doc-tag'}>
                  {index === 0 ? t('current') : t('archived')}
                </span>
              </div>
              <h2>
                <Link className="link" href={versionHref(document, text.version)}>
                  <time dateTime={text.version}>{t('versionOf', { date })}</time>
                </Link>
              </h2>
              <p>{text.changes}</p>
              {older && (
                <SectionChanges changes={compareVersions(text, older)} page={versionHref(document, text.version)} />
              )}
            </li>
          )
        })}
      </ol>
    </TextPage>
  )
}
