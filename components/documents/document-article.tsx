import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/crumbs'
import type { DocumentText } from '@/lib/documents/document-text'
import { formatDay } from '@/lib/format/day-range'
import { DocumentBlocks } from './document-blocks'
import { DocumentContents } from './document-contents'

type Props = { text: DocumentText; state: 'current' | 'archived' }

/** A legal page: date and state of the version, contents at the left, numbered clauses. */
export async function DocumentArticle({ text, state }: Props) {
  const [t, locale] = await Promise.all([getTranslations('documents'), getLocale()])
  // A version is a calendar date, not an instant: UTC on both ends keeps the day.
  const date = formatDay(new Date(`${text.version}T00:00:00Z`), locale, 'UTC')

  return (
    <div className="wrap doc-page">
      <Crumbs here={text.title} />
      <header className="doc-head">
        <h1>{text.title}</h1>
        <p className="doc-state">
          <span className={state === 'current' ? 'doc-tag doc-tag-current' : 'doc-tag'}>
            {state === 'current' ? t('current') : t('archived')}
          </span>
          <time dateTime={text.version}>{t('versionOf', { date })}</time>
        </p>
      </header>
      <div className="doc-columns">
        <aside className="doc-side">
          <DocumentContents sections={text.sections} />
          <section aria-labelledby="doc-changes" className="doc-changes">
            <h2 id="doc-changes">{t('changes')}</h2>
            <p>{text.changes}</p>
          </section>
        </aside>
        <article className="doc-text">
          <DocumentBlocks blocks={text.preamble} />
          {text.sections.map((section) => (
            <section aria-labelledby={section.id} key={section.id}>
              <h2 id={section.id}>
                {section.number}. {section.title}
              </h2>
              <DocumentBlocks blocks={section.blocks} />
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}
