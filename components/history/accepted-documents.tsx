import { useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryDetail } from '@/provider/contract/history'

type Accepted = HistoryDetail['documents'][number]

/** Only two documents have pages of their versions (specification §2); the others' page lists theirs. */
const HREF_OF: Record<Accepted['document'], (version: string) => string> = {
  privacy_policy: (version) => `/privacy_policy/components/${version}/`,
  rentalterms: (version) => `/rentalterms/components/${version}/`,
  personal_data_agreement: () => SITE_LINKS.personalData,
  public_offer: () => SITE_LINKS.publicOffer,
}

/** The texts that were agreed to for this booking, in the versions of that day. */
export function AcceptedDocuments({ documents }: { documents: readonly Accepted[] }) {
  const t = useTranslations('history.documents')
  const format = useFormatter()
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('title')}</h2>
      {documents.length === 0 && <p className="small muted">{t('none')}</p>}
      <ul className="lined">
        {documents.map(({ document, version, givenAt }) => (
          <li key={document}>
            <Link className="link" href={HREF_OF[document](version)}>
              {t(document)}
            </Link>
            <span className="small muted">
              {t('version', {
                edition: format.dateTime(new Date(version), { ...FAR_DAY, timeZone: 'UTC' }),
                day: format.dateTime(new Date(givenAt), FAR_DAY),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
