import { useLocale, useTranslations } from 'next-intl'
import { STATE_LOOK, shownState } from '@/lib/client-drivers/shown-state'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { fullName } from '@/lib/format/full-name'
import { FAR_DAY } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { OwnDriver } from '@/provider/contract/client-drivers'
import { ApproveDriver } from './approve-driver'
import { DeleteDriver } from './delete-driver'

type Props = { driver: OwnDriver; today: string; listHref: string }

/** One driver: who, in what state and why, and what can be done. */
export function DriverRow({ driver, today, listHref }: Props) {
  const t = useTranslations('clientDrivers')
  const name = fullName(driver, useLocale())
  const state = shownState(driver)
  return (
    <li className="own-driver">
      <span aria-hidden="true" className="own-initials">
        {initialsOf(driver)}
      </span>
      <div className="own-told">
        <h2>{name}</h2>
        <p className="small muted">
          <span className="num">{formatPhone(driver.phone)}</span>
          <br />
          {driver.email}
        </p>
        {driver.rejectReason ? (
          <p className="small due">{t('rejected', { reason: driver.rejectReason })}</p>
        ) : (
          <p className="small muted">{t(`stateNote.${state === 'rejected' ? 'on_review' : state}`)}</p>
        )}
        {driver.licence.expiresAt < today && <p className="small due">{t('licenceOver')}</p>}
        <p className="xs muted">
          <ScansTold driver={driver} />
        </p>
      </div>
      <span className={`tag ${STATE_LOOK[state]}`}>{t(`state.${state}`)}</span>
      <div className="row own-acts">
        {state === 'unconfirmed' && (
          <ApproveDriver agreement={CURRENT_VERSIONS.personal_data_agreement} id={driver.id} name={name} />
        )}
        <Link aria-label={t('editOf', { name })} className="btn ghost sm" href={`${listHref}?edit=${driver.id}`}>
          {t('edit')}
        </Link>
        <DeleteDriver id={driver.id} name={name} />
      </div>
    </li>
  )
}

function ScansTold({ driver }: { driver: OwnDriver }) {
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
