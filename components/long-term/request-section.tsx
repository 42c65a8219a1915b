import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { RequestForm } from './request-form'

/** The request for this plate; without JavaScript the phone. */
export function RequestSection({ offer, phone }: { offer: LongTermPage; phone: string }) {
  const t = useTranslations('longTerm.form')
  const gap = sentenceGap(useLocale())
  const { form } = useMessages().longTerm
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  const terms = { min: offer.prices[0].months, max: offer.prices.at(-1)?.months ?? offer.prices[0].months }
  return (
    <Panel heading={t('title')} headingId="request-title" id="request" visibility="no-print">
      <Text tone="muted">{t('lead')}</Text>
      <noscript>
        <Notice icon={null} kind="error">
          <p>
            {t('noScript')}
            {gap}
            <TextLink as={PhoneLink} isNumeric phone={phone} />
          </p>
        </Notice>
      </noscript>
      <NextIntlClientProvider messages={{ longTerm: { form } }}>
        <RequestForm
          consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
          days={offer.start}
          phone={phone}
          plate={offer.address}
          terms={terms}
        />
      </NextIntlClientProvider>
    </Panel>
  )
}
