import { useLocale, useTranslations } from 'next-intl'
import { FilePreview } from '@/components/files/file-preview'
import { Button } from '@/components/ui/button/button'
import { DefinitionRows } from '@/components/ui/definition-list/definition-row'
import { Icon } from '@/components/ui/icon/icon'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { formatMegabytes } from '@/lib/files/megabytes'
import { fullName } from '@/lib/format/full-name'
import { FAR_DAY } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { OwnDriver } from '@/provider/contract/client-drivers'
import type { StoredFile } from '@/provider/contract/files'
import { ConfirmDriver } from './confirm-driver'
import styles from './confirm-panel.module.css'
import { DriverInitials } from './driver-initials'
import { FlowHead } from './flow-head'

type Props = {
  driver: OwnDriver
  listHref: string
  /** Years of experience up to which cars may be driven; 0: nothing is said. */
  experience: number
}

/** The last step of a driver: what was typed and sent, once more, and the way to the branch. */
export function ConfirmPanel({ driver, listHref, experience }: Props) {
  const t = useTranslations('clientDrivers')
  const format = useFormatter()
  const name = fullName(driver, useLocale())
  const day = (date: string) => format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' })
  const { passport_blob: passport, driver_license_blob: licence } = driver
  return (
    <>
      <FlowHead step="confirm" title={t('form.newTitle')} />
      <Row justify="between">
        <Row>
          <DriverInitials driver={driver} />
          <div>
            <Text as="b" weight="semi">
              {name}
            </Text>
            <Text isNumeric size="s" tone="muted">
              {formatPhone(driver.phone)}
            </Text>
          </div>
        </Row>
        <Button aria-label={t('editOf', { name })} href={`${listHref}?edit=${driver.id}`} isIconOnly variant="soft">
          <Icon of="pencil" />
        </Button>
      </Row>
      <dl className={styles.facts}>
        <DefinitionRows
          rows={[
            { term: t('form.birthDate'), value: day(driver.birthDate) },
            { term: t('flow.licence'), value: driver.licence.number },
            { term: t('form.issuedAt'), value: day(driver.licence.issuedAt) },
            { term: t('form.expiresAt'), value: day(driver.licence.expiresAt) },
            { term: t('form.email'), value: driver.email },
          ]}
        />
      </dl>
      <div className={styles.scans}>
        {passport && <ScanCard file={passport} name={t('scan.passport')} />}
        {licence && <ScanCard file={licence} name={t('scan.licence')} />}
      </div>
      {experience > 0 && (
        <div className={styles.fits}>
          <Icon of="check" size="s" />
          <Text size="s" tone="success" weight="medium">
            {t('flow.experience', { years: experience })}
          </Text>
        </div>
      )}
      <ConfirmDriver agreement={CURRENT_VERSIONS.driver_data_agreement} id={driver.id} listHref={listHref} />
      <Text size="xs" tone="muted">
        {t('flow.after')}
      </Text>
    </>
  )
}

/** What was sent, how large it is, and until when it is kept. */
function ScanCard({ file, name }: { file: StoredFile; name: string }) {
  const t = useTranslations('clientDrivers.scan')
  const format = useFormatter()
  const size = formatMegabytes(file.bytes, useLocale())
  const date = format.dateTime(new Date(file.deleteOn), { ...FAR_DAY, timeZone: 'UTC' })
  return (
    <figure className={styles.scan}>
      <Icon of="id-card" size="l" />
      <figcaption>
        <Text as="b" size="s" weight="semi">
          {name}
        </Text>
        <Text size="xs" tone="muted">
          {t('card', { size, date })}
        </Text>
      </figcaption>
      <FilePreview file={file} name={name} />
    </figure>
  )
}
