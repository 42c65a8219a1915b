import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { StorePage } from '@/components/offline/store-page'
import { CitizenDocuments } from '@/components/support/citizen-documents'
import { DrivingRules } from '@/components/support/driving-rules'
import { LicenceTranslation } from '@/components/support/licence-translation'
import { SupportPage } from '@/components/support/support-page'
import { TickList } from '@/components/support/tick-list'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Stack } from '@/components/ui/stack/stack'
import { TextLink } from '@/components/ui/text-link/text-link'
import { requireSettings } from '@/lib/api/settings'
import { pageMetadata } from '@/lib/seo/page-metadata'

const FOREIGN = ['china', 'permit', 'translation', 'online', 'carry'] as const
const HANDOVER = ['body', 'cabin', 'levels', 'papers', 'photos'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.doc')])
  return pageMetadata({
    locale,
    path: '/support/doc/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function DocumentsHelpPage() {
  const locale = await getLocale()
  const [{ documents, facts }, t] = await Promise.all([requireSettings(locale), getTranslations('support.doc')])
  return (
    <SupportPage lead={t('lead')} page="doc" title={t('title')}>
      <Stack gap={36}>
        <CitizenDocuments documents={documents} level={2} />
        <InfoBlock heading={t('foreign.title')}>
          <ul>
            {FOREIGN.map((key) => (
              <li key={key}>{t(`foreign.${key}`)}</li>
            ))}
          </ul>
          <TextLink href="/about/drivers/#check">{t('check')}</TextLink>
        </InfoBlock>
        <LicenceTranslation help={facts.translationHelp} />
        {locale !== 'ru' && <DrivingRules />}
        <InfoBlock heading={t('second.title')}>
          <p>{t('second.text')}</p>
        </InfoBlock>
        <InfoBlock heading={t('handover.title')} isPanel>
          <TickList items={HANDOVER.map((key) => t(`handover.${key}`))} name="handover" />
        </InfoBlock>
      </Stack>
      <StorePage />
    </SupportPage>
  )
}
