import { getTranslations } from 'next-intl/server'
import { MarkedText } from '@/components/documents/marked-text'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

const DOCUMENTS = ['publicOffer', 'rentalTerms', 'privacy', 'personalData'] as const

/** Who answers for the site, and the texts that one agrees to. */
export async function CompanyCard({ settings: { company } }: { settings: Settings }) {
  const [t, layout] = await Promise.all([getTranslations('about.company'), getTranslations('layout.nav')])
  const rows = [
    { term: t('name'), text: company.name },
    { term: t('inn'), text: company.inn },
    { term: t('ogrn'), text: company.ogrn },
    { term: t('legalAddress'), text: company.legalAddress },
  ]
  return (
    <section className="panel info-block">
      <h2>{t('title')}</h2>
      <dl className="info-list">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <MarkedText text={text} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('documents')}</dt>
          {DOCUMENTS.map((name) => (
            <dd key={name}>
              <Link className="link" href={SITE_LINKS[name]}>
                {layout(name)}
              </Link>
            </dd>
          ))}
          <dd>
            <Link className="link" href="/privacy_policy_archive/">
              {t('archive')}
            </Link>
          </dd>
          <dd>
            <Link className="link" href="/rentalterms_archive/">
              {t('termsArchive')}
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  )
}
