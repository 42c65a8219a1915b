'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ScanField } from '@/components/client-drivers/scan-field'
import { FieldLabel } from '@/components/ui/field/field-label'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { bookingUploadAddress, removeBookingFile } from '@/lib/browser-api/booking-files'
import { useRouter } from '@/lib/i18n/navigation'
import type { StoredFile } from '@/provider/contract/files'
import { SCAN_KINDS, SCAN_SIDE_MIN } from '@/provider/contract/rules/files/file-kinds'
import styles from './scans-form.module.css'

type Props = {
  number: string
  scans: readonly StoredFile[]
  maxMb: number
  doors?: BookingDoors | undefined
}

/** Each scan is sent as soon as it is chosen; there is nothing else to confirm. */
export function BookingScansForm({ number, scans, maxMb, doors }: Props) {
  const t = useTranslations('files.bookingScans')
  const router = useRouter()
  const group = useRef<HTMLFieldSetElement>(null)
  // The button that opened the form had the focus, and is gone.
  useEffect(() => group.current?.focus(), [])
  return (
    <Stack as="fieldset" ref={group} tabIndex={-1}>
      <FieldLabel as="legend">{t('form')}</FieldLabel>
      <Text size="xs" tone="muted">
        {t('limits', { mb: maxMb, side: SCAN_SIDE_MIN })}
      </Text>
      <div className={styles.scans}>
        {SCAN_KINDS.map((kind) => (
          <ScanField
            address={bookingUploadAddress(number, kind, doors)}
            id={`scan-${kind}`}
            key={kind}
            kind={kind}
            maxMb={maxMb}
            onChange={(id) => {
              if (id !== null) router.refresh()
            }}
            onRemove={(id) => removeBookingFile(number, id, doors)}
            savedFile={scans.find((scan) => scan.kind === kind) ?? null}
          />
        ))}
      </div>
    </Stack>
  )
}
