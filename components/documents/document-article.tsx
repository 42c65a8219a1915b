import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PrintButton } from '@/components/content/print-button'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Container } from '@/components/ui/container/container'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { DocumentHistory } from '@/lib/documents/document-history'
import type { DocumentText } from '@/lib/documents/document-text'
import { formatDay } from '@/lib/format/day-range'
import styles from './document.module.css'
import { DocumentBlocks } from './document-blocks'
import { DocumentContents } from './document-contents'
import { DocumentVersions } from './document-versions'
import { VersionTag } from './version-tag'

/** Keys of `layout.nav`: a menu's way of writing, where a title has capitals of its own. */
const NAME_OF = {
  privacy_policy: 'privacy',
  personal_data_agreement: 'personalData',
  driver_data_agreement: 'personalData',
  marketing_agreement: 'personalData',
  analytics_agreement: 'personalData',
  public_offer: 'publicOffer',
  rentalterms: 'rentalTerms',
} as const

type Props = {
  text: DocumentText
  state: 'current' | 'archived'
  /** Null: this text has no archive. */
  history?: DocumentHistory | null
  /** Other texts of its kind, beside what changed. */
  children?: ReactNode
}

/** A legal page: date and state of the version, contents at the left, numbered clauses. */
export async function DocumentArticle({ text, state, history, children }: Props) {
  const [t, nav, locale] = await Promise.all([getTranslations('documents'), getTranslations('layout.nav'), getLocale()])
  // A version is a calendar date, not an instant: UTC on both ends keeps the day.
  const date = formatDay(new Date(`${text.version}T00:00:00Z`), locale, 'UTC')

  return (
    <Container space="page">
      <Crumbs here={nav(NAME_OF[text.document])} />
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.state}>
          <VersionTag isCurrent={state === 'current'} />
          <time dateTime={text.version}>{t('versionOf', { date })}</time>
        </p>
        {state === 'archived' && (
          <Notice as="p" kind="info">
            <span>
              {t.rich('notInForce', {
                link: (chunks) => <TextLink href={`/${text.document}/`}>{chunks}</TextLink>,
              })}
            </span>
          </Notice>
        )}
        <div className="js-only">
          <PrintButton label={t('print')} />
        </div>
      </header>
      <div className={styles.columns}>
        <aside className={styles.side}>
          <DocumentContents sections={text.sections} />
          <section aria-labelledby="doc-changes">
            <h2 id="doc-changes">{t('changes')}</h2>
            <p>{text.changes}</p>
            {history && <DocumentVersions here={text.version} history={history} />}
          </section>
          {children}
        </aside>
        <div className={styles.text}>
          <DocumentBlocks blocks={text.preamble} />
          {text.sections.map((section) => (
            <section aria-labelledby={section.id} key={section.id}>
              <h2 id={section.id}>
                {section.number}. {section.title}
              </h2>
              <DocumentBlocks blocks={section.blocks} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  )
}
