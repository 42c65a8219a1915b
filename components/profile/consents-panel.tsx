'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { withdrawMarketing } from '@/lib/browser-api/profile'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { ProfileResponse } from '@/provider/contract/profile'
import { PanelNote } from './panel-note'
import { usePanelWork } from './use-panel'

type Consent = ProfileResponse['consents'][number]

/** Documents that a consent may point to (PRODUCT §9). */
const DOCUMENTS = {
  privacy_policy: { href: SITE_LINKS.privacy, name: 'privacyPolicy' },
  personal_data_agreement: { href: SITE_LINKS.personalData, name: 'personalData' },
  public_offer: { href: SITE_LINKS.publicOffer, name: 'publicOffer' },
  rentalterms: { href: SITE_LINKS.rentalTerms, name: 'rentalTerms' },
} as const

const KNOWN = new Map<string, (typeof DOCUMENTS)[keyof typeof DOCUMENTS]>(Object.entries(DOCUMENTS))

const MARKETING = 'marketing'

/** What the client agreed to, and when; advertising may be taken back at once. */
export function ConsentsPanel({ items }: { items: readonly Consent[] }) {
  const t = useTranslations('profile.consents')
  const router = useRouter()
  const isReady = useHydrated()
  const work = usePanelWork()

  function withdraw() {
    void work.run(async () => {
      await withdrawMarketing()
      router.refresh()
      return t('withdrawn')
    })
  }

  return (
    <section aria-labelledby="profile-consents" className="panel stack">
      <h2 className="h-sub" id="profile-consents">
        {t('title')}
      </h2>
      {items.length === 0 && <p className="small muted">{t('none')}</p>}
      <ul className="lined">
        {items.map((item) => (
          <li className="row between device" key={`${item.document} ${item.version} ${item.givenAt}`}>
            <ConsentText item={item} />
            {item.document === MARKETING && item.withdrawnAt === null && (
              <button
                aria-busy={work.isBusy}
                aria-label={t('withdrawMarketing')}
                className="btn soft sm js-only"
                disabled={!isReady}
                onClick={withdraw}
                type="button"
              >
                {t('withdraw')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <PanelNote told={work.told} />
      {items.length > 0 && <p className="small muted">{t('note')}</p>}
    </section>
  )
}

function ConsentText({ item: { document, version, givenAt, withdrawnAt } }: { item: Consent }) {
  const t = useTranslations('profile.consents')
  const format = useFormatter()
  const moment = (text: string) => format.dateTime(new Date(text), { ...DEADLINE_MOMENT, year: 'numeric' })
  const edition = format.dateTime(new Date(version), { ...FAR_DAY, timeZone: 'UTC' })
  const known = KNOWN.get(document)
  const name = document === MARKETING ? t('documents.marketing') : t('other')
  return (
    <span>
      {known ? (
        <Link className="link" href={known.href}>
          {t(`documents.${known.name}`)}
        </Link>
      ) : (
        name
      )}
      <span className="small muted">{t('of', { edition, moment: moment(givenAt) })}</span>
      {withdrawnAt && <span className="small muted">{t('withdrawnAt', { moment: moment(withdrawnAt) })}</span>}
    </span>
  )
}
