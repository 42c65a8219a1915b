import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { formatPhone } from '@/lib/format/phone'
import { PartnerForm } from './partner-form'

/** The form with its texts alone; without scripts, the phone. */
export function PartnerRequest({ phone }: { phone: string }) {
  const t = useTranslations('partners')
  const { kinds, form, errors, failures } = useMessages().partners
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  return (
    <Panel flow="stack" heading={t('requestTitle')} id="request">
      <noscript>
        <Notice icon={null} kind="error">
          <p>
            <ContentText phone={phone} text={t('noScript', { phone: formatPhone(phone) })} />
          </p>
        </Notice>
      </noscript>
      <NextIntlClientProvider messages={{ partners: { kinds, form, errors, failures } }}>
        <PartnerForm
          consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
          phone={phone}
        />
      </NextIntlClientProvider>
    </Panel>
  )
}
