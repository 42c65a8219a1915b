import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { agreementHref } from '@/lib/documents/agreements'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { ProfileResponse } from '@/provider/contract/profile'

/** Documents that a consent may point to (PRODUCT §9). */
const DOCUMENTS = {
  privacy_policy: { href: SITE_LINKS.privacy, name: 'privacyPolicy' },
  personal_data_agreement: { href: agreementHref('request'), name: 'personalData' },
  driver_data_agreement: { href: agreementHref('driver'), name: 'driverData' },
  marketing: { href: agreementHref('marketing'), name: 'marketing' },
  public_offer: { href: SITE_LINKS.publicOffer, name: 'publicOffer' },
  rentalterms: { href: SITE_LINKS.rentalTerms, name: 'rentalTerms' },
} as const

const DOCUMENT_LINKS = new Map<string, (typeof DOCUMENTS)[keyof typeof DOCUMENTS]>(Object.entries(DOCUMENTS))

/** One consent in words: the document, its edition, and when it was given and taken back. */
export function ConsentText({ document, version, givenAt, withdrawnAt }: ProfileResponse['consents'][number]) {
  const t = useTranslations('profile.consents')
  const format = useFormatter()
  const moment = (text: string) => format.dateTime(new Date(text), { ...DEADLINE_MOMENT, year: 'numeric' })
  const edition = format.dateTime(new Date(version), { ...FAR_DAY, timeZone: 'UTC' })
  const link = DOCUMENT_LINKS.get(document)
  return (
    <span>
      {link ? <TextLink href={link.href}>{t(`documents.${link.name}`)}</TextLink> : t('other')}
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
