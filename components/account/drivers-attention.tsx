import { useLocale, useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Tag, type TagTone } from '@/components/ui/tag/tag'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import { type DriverState, driverStateOf } from '@/lib/client-drivers/driver-state'
import { fullName } from '@/lib/format/full-name'
import type { DriversResponse } from '@/provider/contract/client-drivers'

type Driver = DriversResponse['items'][number]

const TONE_OF: Record<DriverState, TagTone> = {
  incomplete: 'warning',
  unconfirmed: 'warning',
  on_review: 'warning',
  verified: 'success',
  rejected: 'danger',
}

/** Drivers with whom something is missing, rejected, or not yet approved by the client; nothing when there are none. */
export function DriversAttention({ clientId, drivers }: { clientId: number; drivers: readonly Driver[] }) {
  const t = useTranslations('history')
  const tDrivers = useTranslations('clientDrivers')
  const locale = useLocale()
  const waiting = drivers.filter(
    ({ approved, verification }) => !approved || verification === 'rejected' || verification === 'incomplete',
  )
  if (waiting.length === 0) return null
  return (
    <Panel flow="stack">
      <Row justify="between">
        <Heading isSub>{t('driversTitle')}</Heading>
        <TextLink href={clientHref('drivers', clientId)} isOneLine size="s">
          {t('toDrivers')}
        </TextLink>
      </Row>
      <LinedList>
        {waiting.map((driver) => (
          <Row as="li" justify="between" key={driver.id}>
            <b>{fullName(driver, locale)}</b>
            <Tag tone={TONE_OF[driverStateOf(driver)]}>{tDrivers(`state.${driverStateOf(driver)}`)}</Tag>
          </Row>
        ))}
      </LinedList>
    </Panel>
  )
}
