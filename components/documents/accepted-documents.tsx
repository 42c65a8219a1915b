import { useTranslations } from 'next-intl'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { agreementHref } from '@/lib/documents/agreements'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { AcceptedDocument } from '@/provider/contract/bookings'

/** Only two documents have pages of their versions (specification §2); the others' page lists theirs. */
const HREF_OF: Record<AcceptedDocument['document'], (version: string) => string> = {
  privacy_policy: (version) => `/privacy_policy/components/${version}/`,
  rentalterms: (version) => `/rentalterms/components/${version}/`,
  personal_data_agreement: () => agreementHref('request'),
  driver_data_agreement: () => agreementHref('driver'),
  marketing_agreement: () => agreementHref('marketing'),
  analytics_agreement: () => agreementHref('analytics'),
  public_offer: () => SITE_LINKS.publicOffer,
}

/** The texts that were agreed to for this booking, in the versions of that day. */
export function AcceptedDocuments({ documents }: { documents: readonly AcceptedDocument[] }) {
  const t = useTranslations('history.documents')
  const format = useFormatter()
  return (
    <Panel flow="stack" heading={t('title')}>
      {documents.length === 0 && (
        <Text size="s" tone="muted">
          {t('none')}
        </Text>
      )}
      <LinedList>
        {documents.map(({ document, version, givenAt }) => (
          <li key={`${document} ${version}`}>
            <TextLink href={HREF_OF[document](version)} isAlone>
              {t(document)}
            </TextLink>
            <Text size="s" tone="muted">
              {t('version', {
                edition: format.dateTime(new Date(version), { ...FAR_DAY, timeZone: 'UTC' }),
                day: format.dateTime(new Date(givenAt), FAR_DAY),
              })}
            </Text>
          </li>
        ))}
      </LinedList>
    </Panel>
  )
}
