import { useTranslations } from 'next-intl'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { ProfileAnswer } from '@/provider/contract/profile'

type Consent = ProfileAnswer['consents'][number]

/** Documents that a consent may point to (PRODUCT §9). */
const DOCUMENTS = {
  privacy_policy: { href: SITE_LINKS.privacy, name: 'privacyPolicy' },
  personal_data_agreement: { href: SITE_LINKS.personalData, name: 'personalData' },
  public_offer: { href: SITE_LINKS.publicOffer, name: 'publicOffer' },
  rentalterms: { href: SITE_LINKS.rentalTerms, name: 'rentalTerms' },
} as const

const KNOWN = new Map<string, (typeof DOCUMENTS)[keyof typeof DOCUMENTS]>(Object.entries(DOCUMENTS))

/** What the client agreed to, and when. */
export function ConsentsPanel({ items }: { items: readonly Consent[] }) {
  const t = useTranslations('client.settings')
  const format = useFormatter()
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('consents')}</h2>
      {items.length === 0 && <p className="small muted">{t('noConsents')}</p>}
      <ul className="lined">
        {items.map(({ document, version, givenAt }) => {
          const known = KNOWN.get(document)
          const edition = format.dateTime(new Date(version), { ...FAR_DAY, timeZone: 'UTC' })
          const moment = format.dateTime(new Date(givenAt), { ...DEADLINE_MOMENT, year: 'numeric' })
          return (
            <li key={`${document} ${version}`}>
              {known ? (
                <Link className="link" href={known.href}>
                  {t(`documents.${known.name}`)}
                </Link>
              ) : (
                t('otherDocument')
              )}
              <span className="small muted">{t('consentOf', { edition, moment })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
