'use client'

import { useTranslations } from 'next-intl'
import { FieldLabel } from '@/components/ui/field/field-label'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { driverFieldId } from '@/lib/client-drivers/driver-rules'
import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { SCAN_KINDS, SCAN_SIDE_MIN, type ScanKind } from '@/provider/contract/rules/files/file-kinds'
import styles from './driver-form.module.css'
import { ScanField } from './scan-field'
import type { OwnDriverForm } from './use-own-driver-form'

type Props = {
  form: Pick<OwnDriverForm, 'errorOf' | 'set'>
  driver: OwnDriver | null
  limits: DriversResponse['limits']
  isHidden: boolean
  /** A scan is on its way, or not any more. */
  onPending: (kind: ScanKind, isPending: boolean) => void
}

/** Both scans of a driver; hidden, they go on loading. */
export function ScanFields({ form, driver, limits, isHidden, onPending }: Props) {
  const t = useTranslations('clientDrivers.form')
  const saved = { passport: driver?.passport_blob ?? null, licence: driver?.driver_license_blob ?? null }
  return (
    <div hidden={isHidden}>
      <Stack as="fieldset">
        <FieldLabel as="legend">{t('scans')}</FieldLabel>
        <Text size="xs" tone="muted">
          {t('scansHint', { mb: limits.scanMaxMb, side: SCAN_SIDE_MIN })}
        </Text>
        <div className={styles.scans}>
          {SCAN_KINDS.map((kind) => (
            <ScanField
              error={form.errorOf(kind)}
              id={driverFieldId(kind)}
              savedFile={saved[kind]}
              key={kind}
              kind={kind}
              maxMb={limits.scanMaxMb}
              onChange={(id) => {
                form.set(kind, id ?? '')
                onPending(kind, id === null)
              }}
            />
          ))}
        </div>
      </Stack>
    </div>
  )
}
