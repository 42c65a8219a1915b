import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { RequestForm } from './request-form'

/** The request for this plate; without JavaScript the phone. */
export function RequestSection({ offer, phone }: { offer: LongTermPage; phone: string }) {
  const t = useTranslations('longTerm.form')
  const gap = sentenceGap(useLocale())
  const { form } = useMessages().longTerm
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  const terms = { min: offer.prices[0].months, max: offer.prices.at(-1)?.months ?? offer.prices[0].months }
  return (
    <section aria-labelledby="request-title" className="panel lt-request" id="request">
      <h2 id="request-title">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <noscript>
        <div className="errsum">
          <p>
            {t('noScript')}
            {gap}
            <PhoneLink className="link num" phone={phone} />
          </p>
        </div>
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
    </section>
  )
}
