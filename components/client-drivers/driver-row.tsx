import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { driverStateOf, STATE_TONE } from '@/lib/client-drivers/driver-state'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { fullName } from '@/lib/format/full-name'
import { FAR_DAY } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { OwnDriver } from '@/provider/contract/client-drivers'
import { ApproveDriver } from './approve-driver'
import { DeleteDriver } from './delete-driver'
import styles from './drivers.module.css'

type Props = { driver: OwnDriver; today: string; listHref: string }

/** One driver: who, in what state and why, and what can be done. */
export function DriverRow({ driver, today, listHref }: Props) {
  const t = useTranslations('clientDrivers')
  const name = fullName(driver, useLocale())
  const state = driverStateOf(driver)
  return (
    <li className={styles.driver}>
      <span aria-hidden="true" className={styles.initials}>
        {initialsOf(driver)}
      </span>
      <div className={styles.details}>
        <Heading size="s">{name}</Heading>
        <Text size="s" tone="muted">
          <Text as="span" isNumeric>
            {formatPhone(driver.phone)}
          </Text>
          <br />
          {driver.email}
        </Text>
        {driver.rejectReason ? (
          <Text size="s" tone="danger">
            {t('rejected', { reason: driver.rejectReason })}
          </Text>
        ) : (
          <Text size="s" tone="muted">
            {t(`stateNote.${state === 'rejected' ? 'on_review' : state}`)}
          </Text>
        )}
        {driver.licence.expiresAt < today && (
          <Text size="s" tone="danger">
            {t('licenceOver')}
          </Text>
        )}
        <Text size="xs" tone="muted">
          <ScansStatus driver={driver} />
        </Text>
      </div>
      <Tag tone={STATE_TONE[state]}>{t(`state.${state}`)}</Tag>
      <div className={styles.actions}>
        {state === 'unconfirmed' && (
          <ApproveDriver agreement={CURRENT_VERSIONS.personal_data_agreement} id={driver.id} name={name} />
        )}
        <Button
          aria-label={t('editOf', { name })}
          href={`${listHref}?edit=${driver.id}`}
          isFlush={state !== 'unconfirmed'}
          size="s"
          variant="ghost"
        >
          {t('edit')}
        </Button>
        <DeleteDriver id={driver.id} name={name} />
      </div>
    </li>
  )
}

function ScansStatus({ driver }: { driver: OwnDriver }) {
  const t = useTranslations('clientDrivers')
  const format = useFormatter()
  const { passport_blob, driver_license_blob, verification } = driver
  const scans = [passport_blob, driver_license_blob].flatMap((scan) => scan ?? [])
  const [first] = scans.map(({ deleteOn }) => deleteOn).sort()
  if (first === undefined) return t(verification === 'verified' ? 'scansSeen' : 'scansNone')
  const date = format.dateTime(new Date(first), { ...FAR_DAY, timeZone: 'UTC' })
  return t(scans.length > 1 ? 'scansKept' : 'scansPartly', { date })
}

function initialsOf({ last_name, first_name }: OwnDriver): string {
  return [last_name, first_name].map((name) => [...name][0] ?? '').join('')
}
