import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PrintButton } from '@/components/content/print-button'
import { StorePage } from '@/components/offline/store-page'
import { Emergency } from '@/components/support/emergency'
import { HelpSheet } from '@/components/support/help-sheet'
import { IncidentSide } from '@/components/support/incident-side'
import { SupportPage } from '@/components/support/support-page'
import { TextColumns } from '@/components/support/text-columns'
import { TickList } from '@/components/support/tick-list'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import { Steps } from '@/components/ui/timeline/steps'
import { findSettings, requireSettings } from '@/lib/api/settings'
import { pageMetadata } from '@/lib/seo/page-metadata'

const STEPS = ['stop', 'people', 'photos', 'road', 'police', 'promise', 'other'] as const
const PHOTOS = ['scene', 'position', 'damage', 'plates', 'traces', 'signs', 'papers', 'video'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.incident')])
  return pageMetadata({
    locale,
    path: '/support/incident/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

/** Small on purpose: it is opened at the roadside, on whatever network there is. */
export default async function IncidentHelpPage() {
  const [{ facts, main_phone, rules }, russian, t, support] = await Promise.all([
    requireSettings(await getLocale()),
    findSettings('ru'),
    getTranslations('support.incident'),
    getTranslations('support'),
  ])
  const steps = STEPS.map((key) => ({ title: t(`steps.${key}`), text: t(`steps.${key}Text`) }))
  const documentsStep = { title: t('steps.papers'), text: t('steps.papersText', { days: rules.standardDocsDays }) }
  return (
    <SupportPage first={<Emergency phone={main_phone} />} page="incident" title={t('title')}>
      <TextColumns
        side={
          <IncidentSide insurance={facts.insurance}>
            <ButtonRow visibility="js-only">
              <PrintButton label={support('print')} />
            </ButtonRow>
          </IncidentSide>
        }
      >
        <Stack gap={36}>
          <Panel flow="stack" heading={t('stepsTitle')}>
            <Steps steps={[...steps, documentsStep]} />
          </Panel>
          <InfoBlock heading={t('checklist.title')} id="photos" isPanel isSub>
            <TickList items={PHOTOS.map((key) => t(`checklist.${key}`))} name="photo" />
          </InfoBlock>
        </Stack>
      </TextColumns>
      <HelpSheet address={russian?.address_in_contacts} />
      <StorePage />
    </SupportPage>
  )
}
