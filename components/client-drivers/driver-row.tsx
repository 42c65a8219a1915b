import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { driverStateOf, STATE_TONE } from '@/lib/client-drivers/driver-state'
import { fullName } from '@/lib/format/full-name'
import { FAR_DAY } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { OwnDriver } from '@/provider/contract/client-drivers'
import { DeleteDriver } from './delete-driver'
import { DriverInitials } from './driver-initials'
import styles from './drivers.module.css'

type Props = {
  driver: OwnDriver
  today: string
  listHref: string
  /** The flow stands beside the list, with this driver in it. */
  isInFlow: boolean
}

/** One driver in one line: who and in what state; opened, what is kept and what can be done. */
export function DriverRow({ driver, today, listHref, isInFlow }: Props) {
  const t = useTranslations('clientDrivers')
  const name = fullName(driver, useLocale())
  const state = driverStateOf(driver)
  return (
    <li>
      <details className={styles.driver} open={state === 'unconfirmed' && !isInFlow}>
        <summary>
          <DriverInitials driver={driver} />
          <span>
            <Heading level={3} size="s" weight="semi">
              {name}
            </Heading>
            <DriverLine driver={driver} today={today} />
          </span>
          <Tag tone={STATE_TONE[state]}>{t(`state.${state}`)}</Tag>
        </summary>
        <div className={styles.details}>
          <Text size="s" tone="muted">
            <Text as="span" isNumeric>
              {formatPhone(driver.phone)}
            </Text>
            <br />
            {driver.email}
          </Text>
          {state !== 'rejected' && (
            <Text size="s" tone="muted">
              {t(`stateNote.${state}`)}
            </Text>
          )}
          <Text size="xs" tone="muted">
            <ScansStatus driver={driver} />
          </Text>
          <div className={styles.actions}>
            {state === 'unconfirmed' && (
              <Button
                aria-label={t('approve.openOf', { name })}
                href={`${listHref}?confirm=${driver.id}`}
                size="s"
                variant="soft"
              >
                {t('approve.open')}
              </Button>
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
        </div>
      </details>
    </li>
  )
}

/** What matters most of a driver: why the branch rejected, or how long the licence holds. */
function DriverLine({ driver: { rejectReason, licence }, today }: Pick<Props, 'driver' | 'today'>) {
  const t = useTranslations('clientDrivers')
  const format = useFormatter()
  const isOver = licence.expiresAt < today
  const date = format.dateTime(new Date(licence.expiresAt), { ...FAR_DAY, timeZone: 'UTC' })
  return (
    <Text as="span" size="s" tone={rejectReason || isOver ? 'danger' : 'muted'}>
      {rejectReason ? t('rejected', { reason: rejectReason }) : isOver ? t('licenceOver') : t('licenceUntil', { date })}
    </Text>
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
