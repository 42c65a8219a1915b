import { useLocale, useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { MapLinks } from '@/components/content/map-links'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Button } from '@/components/ui/button/button'
import { StackedList } from '@/components/ui/definition-list/stacked-list'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { coordinatesText } from '@/lib/contacts/map-addresses'
import type { Office } from '@/provider/contract/content'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'
import styles from './office.module.css'

type Props = { office: Pick<Office, 'lat' | 'lng'>; settings: Settings; russianAddress: string | null }

/** Address, hours, phone and e-mail of the branch, and the way there. */
export function OfficeFacts({ office, settings, russianAddress }: Props) {
  const t = useTranslations('office')
  const gap = sentenceGap(useLocale())
  const address = (
    <>
      {settings.address_in_contacts}
      {russianAddress !== null && (
        <Text size="s">
          {t('forTaxi')}
          {gap}
          <b lang="ru" translate="no">
            {russianAddress}
          </b>
        </Text>
      )}
    </>
  )
  const email = (
    <TextLink href={`mailto:${settings.main_email}`} isExternal>
      {settings.main_email}
    </TextLink>
  )
  const rows = [
    { icon: 'map-pin', name: t('address'), value: address },
    { icon: 'clock', name: t('hours'), value: <WorkingHours note settings={settings} /> },
    { icon: 'mail', name: t('email'), value: email },
  ] as const
  return (
    <Panel as="div" flow="stack" size="wide">
      <PhoneLink className={styles.phone} phone={settings.main_phone} />
      <div className={styles.facts}>
        <StackedList
          look="signed"
          rows={rows.map(({ icon, name, value }) => ({
            key: icon,
            term: (
              <>
                <Icon of={icon} />
                {name}
              </>
            ),
            value,
          }))}
        />
      </div>
      <MapLinks lat={office.lat} lng={office.lng} />
      <Text size="s" tone="muted">
        {t('coordinates')}
        {gap}
        <Text as="span" isNumeric translate="no">
          {coordinatesText({ latitude: office.lat, longitude: office.lng })}
        </Text>
      </Text>
      <Button as={CallbackLink}>
        <Icon of="phone-call" />
        {t('callback')}
      </Button>
    </Panel>
  )
}
