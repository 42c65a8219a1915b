import { getTranslations } from 'next-intl/server'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Button } from '@/components/ui/button/button'
import { StackedList } from '@/components/ui/definition-list/stacked-list'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { TextLink } from '@/components/ui/text-link/text-link'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

/** Where the branch is and when it is open. */
export async function Branch({ settings }: { settings: Settings }) {
  const t = await getTranslations('about.branch')
  const rows = [
    { term: t('address'), value: settings.address_in_contacts },
    { term: t('hours'), value: <WorkingHours note settings={settings} /> },
    { term: t('phone'), value: <TextLink as={PhoneLink} isNumeric phone={settings.main_phone} /> },
    {
      term: t('email'),
      value: (
        <TextLink href={`mailto:${settings.main_email}`} isExternal>
          {settings.main_email}
        </TextLink>
      ),
    },
  ]
  return (
    <InfoBlock
      actions={
        <>
          <Button href={SITE_LINKS.contacts} variant="soft">
            {t('contacts')}
          </Button>
          <Button href="/about/office/" variant="ghost">
            {t('office')}
          </Button>
        </>
      }
      heading={t('title')}
      isPanel
    >
      <StackedList look="stacked" rows={rows} />
    </InfoBlock>
  )
}
