'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { withdrawMarketing } from '@/lib/browser-api/profile'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { ProfileResponse } from '@/provider/contract/profile'
import { PanelNote } from './panel-note'
import styles from './profile.module.css'
import { usePanelWork } from './use-panel'

type Consent = ProfileResponse['consents'][number]

/** Documents that a consent may point to (PRODUCT §9). */
const DOCUMENTS = {
  privacy_policy: { href: SITE_LINKS.privacy, name: 'privacyPolicy' },
  personal_data_agreement: { href: SITE_LINKS.personalData, name: 'personalData' },
  public_offer: { href: SITE_LINKS.publicOffer, name: 'publicOffer' },
  rentalterms: { href: SITE_LINKS.rentalTerms, name: 'rentalTerms' },
} as const

const DOCUMENT_LINKS = new Map<string, (typeof DOCUMENTS)[keyof typeof DOCUMENTS]>(Object.entries(DOCUMENTS))

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
    <Panel flow="stack" heading={t('title')} headingId="profile-consents">
      {items.length === 0 && (
        <Text size="s" tone="muted">
          {t('none')}
        </Text>
      )}
      <LinedList>
        {items.map((item) => (
          <li className={styles.line} key={`${item.document} ${item.version} ${item.givenAt}`}>
            <ConsentText item={item} />
            {item.document === MARKETING && item.withdrawnAt === null && (
              <Button
                aria-label={t('withdrawMarketing')}
                disabled={!isReady}
                isBusy={work.isBusy}
                onClick={withdraw}
                visibility="js-only"
                size="s"
                variant="soft"
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </LinedList>
      <PanelNote status={work.status} />
      {items.length > 0 && (
        <Text size="s" tone="muted">
          {t('note')}
        </Text>
      )}
    </Panel>
  )
}

function ConsentText({ item: { document, version, givenAt, withdrawnAt } }: { item: Consent }) {
  const t = useTranslations('profile.consents')
  const format = useFormatter()
  const moment = (text: string) => format.dateTime(new Date(text), { ...DEADLINE_MOMENT, year: 'numeric' })
  const edition = format.dateTime(new Date(version), { ...FAR_DAY, timeZone: 'UTC' })
  const link = DOCUMENT_LINKS.get(document)
  const name = document === MARKETING ? t('documents.marketing') : t('other')
  return (
    <span>
      {link ? <TextLink href={link.href}>{t(`documents.${link.name}`)}</TextLink> : name}
      <Text as="span" size="s" tone="muted">
        {t('of', { edition, moment: moment(givenAt) })}
      </Text>
      {withdrawnAt && (
        <Text as="span" size="s" tone="muted">
          {t('withdrawnAt', { moment: moment(withdrawnAt) })}
        </Text>
      )}
    </span>
  )
}
