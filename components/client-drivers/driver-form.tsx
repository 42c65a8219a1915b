'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { FieldLabel } from '@/components/ui/field/field-label'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { driverFieldId, type LicenceCountry, startFields } from '@/lib/client-drivers/driver-rules'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { SCAN_KINDS, SCAN_SIDE_MIN, type ScanKind } from '@/provider/contract/rules/files/file-kinds'
import { LicenceFields, PersonFields } from './driver-fields'
import styles from './driver-form.module.css'
import { LeaveForm } from './leave-form'
import { RejectionLine } from './rejection-line'
import { ScanField } from './scan-field'
import { useOwnDriverForm } from './use-own-driver-form'

type Props = {
  /** Null: a new one. */
  driver: OwnDriver | null
  limits: DriversResponse['limits']
  /** Back to the list. */
  listHref: string
}

const COUNTRY_OF: Partial<Record<string, LicenceCountry>> = { 'zh-CN': 'CN' }

/** Who drives, with both scans; a driver who was verified is looked at again. */
export function DriverForm({ driver, limits, listHref }: Props) {
  const t = useTranslations('clientDrivers')
  const locale = useLocale()
  const router = useRouter()
  const checks = { hasMiddleNameField: locale === 'ru', today: limits.today, maxDriverAge: limits.maxDriverAge }

  function leave(): void {
    showToast({ kind: 'ok', title: t(driver ? 'form.saved' : 'form.added'), text: '' })
    router.push(listHref)
    router.refresh()
  }

  const start = startFields(driver, COUNTRY_OF[locale] ?? 'RU')
  const form = useOwnDriverForm({ id: driver?.id ?? null, start, checks, onSaved: leave })
  const { names, values, set, failure } = form
  const savedScanIds = [start.passport, start.licence]
  const [pendingKinds, setPendingKinds] = useState<readonly ScanKind[]>([])

  return (
    <Form
      className={styles.form}
      form={form}
      renderFields={(fields) => <FieldGrid {...fields} as="fieldset" columns="one" visibility="js-only" />}
      title={t('errors.summary')}
      titlePrefix={t('errors.titlePrefix')}
    >
      {failure && <RejectionLine rejection={failure} />}
      <PersonFields checks={checks} form={form} />
      <LicenceFields form={form} />
      <Stack as="fieldset">
        <FieldLabel as="legend">{t('form.scans')}</FieldLabel>
        <Text size="xs" tone="muted">
          {t('form.scansHint', { mb: limits.scanMaxMb, side: SCAN_SIDE_MIN })}
        </Text>
        <div className={styles.scans}>
          {SCAN_KINDS.map((kind) => (
            <ScanField
              error={form.errorOf(kind)}
              id={driverFieldId(kind)}
              savedFile={kind === 'passport' ? (driver?.passport_blob ?? null) : (driver?.driver_license_blob ?? null)}
              key={kind}
              kind={kind}
              maxMb={limits.scanMaxMb}
              onChange={(id) => {
                set(kind, id ?? '')
                setPendingKinds((current) => [...current.filter((one) => one !== kind), ...(id === null ? [kind] : [])])
              }}
            />
          ))}
        </div>
      </Stack>
      <ButtonRow align="center">
        <SubmitButton
          busyLabel={t('form.saving')}
          isBusy={form.isSending}
          label={t('form.save')}
          longLabel={t('form.longWait')}
        />
        <LeaveForm
          isTouched={pendingKinds.length > 0 || names.some((name) => values[name] !== start[name])}
          listHref={listHref}
          uploads={SCAN_KINDS.map((kind) => values[kind]).filter((id) => id !== '' && !savedScanIds.includes(id))}
        />
      </ButtonRow>
    </Form>
  )
}
