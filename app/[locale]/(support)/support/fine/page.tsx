import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PhoneLink } from '@/components/layout/phone-link'
import { SupportPage } from '@/components/support/support-page'
import { TextColumns } from '@/components/support/text-columns'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import { Steps } from '@/components/ui/timeline/steps'
import { requireSettings } from '@/lib/api/settings'
import { noCardFacts } from '@/lib/payments/no-card-facts'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'

const STOPPED = ['papers', 'name', 'cash', 'call'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.fine')])
  return pageMetadata({
    locale,
    path: '/support/fine/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function FineHelpPage() {
  const [settings, t, support] = await Promise.all([
    requireSettings(await getLocale()),
    getTranslations('support.fine'),
    getTranslations('support'),
  ])
  const { discountPercent, discountDays, disputeDays } = settings.facts.fines
  return (
    <SupportPage lead={t('lead')} page="fine" title={t('title')}>
      <TextColumns
        side={
          <Stack as="aside" gap={20}>
            <InfoBlock heading={t('discount.title')} isPanel isSub>
              <p>{t('discount.text', { percent: discountPercent, days: discountDays })}</p>
              <Button href={SITE_LINKS.payment}>{t('discount.link')}</Button>
              <p>{t('discount.noCard', noCardFacts(settings))}</p>
            </InfoBlock>
            <Button as={PhoneLink} phone={settings.main_phone} variant="soft">
              <Icon of="phone" />
              {support('call')}
            </Button>
          </Stack>
        }
      >
        <Stack gap={36}>
          <Panel>
            <Steps
              steps={[
                { title: t('steps.notice'), text: t('steps.noticeText') },
                { title: t('steps.tell'), text: t('steps.tellText') },
                { title: t('steps.pay'), text: t('steps.payText', { days: disputeDays }) },
              ]}
            />
          </Panel>
          <InfoBlock heading={t('stopped.title')}>
            <ul>
              {STOPPED.map((key) => (
                <li key={key}>{t(`stopped.${key}`)}</li>
              ))}
            </ul>
          </InfoBlock>
          <InfoBlock heading={t('other.title')}>
            <p>{t('other.text')}</p>
          </InfoBlock>
        </Stack>
      </TextColumns>
    </SupportPage>
  )
}
