'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { FieldLabel } from '@/components/ui/field/field-label'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { DRIVER_FIELDS, driverFieldId, type LicenceCountry, startFields } from '@/lib/client-drivers/driver-rules'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { SCAN_KINDS, SCAN_SIDE_MIN, type ScanKind } from '@/provider/contract/rules/files/file-kinds'
import { LicenceFields, PersonFields } from './driver-fields'
import styles from './driver-form.module.css'
import { LeaveForm } from './leave-form'
import { RefusalLine } from './refusal-line'
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
  const isReady = useHydrated()
  const checks = { asksMiddleName: locale === 'ru', today: limits.today, maxDriverAge: limits.maxDriverAge }

  function leave(): void {
    showToast({ kind: 'ok', title: t(driver ? 'form.saved' : 'form.added'), text: '' })
    router.push(listHref)
    router.refresh()
  }

  const start = startFields(driver, COUNTRY_OF[locale] ?? 'RU')
  const own = useOwnDriverForm({ id: driver?.id ?? null, start, checks, onKept: leave })
  const { form, rule, errorOf } = own
  const kept = [start.passport, start.licence]
  const [going, setGoing] = useState<readonly ScanKind[]>([])
  const parts = { form, rule, errorOf, checks }
  for (const kind of SCAN_KINDS) form.register(kind, rule(kind))
  const items = DRIVER_FIELDS.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ id: driverFieldId(name), message }] : []
  })

  return (
    <form className={styles.form} method="post" noValidate onBlur={own.leave} onSubmit={own.submit}>
      <FieldGrid as="fieldset" columns="one" disabled={!isReady} role="none" shown="js-only">
        <ErrorSummary
          attempt={form.formState.submitCount}
          items={items}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        {own.refusal && <RefusalLine refusal={own.refusal} />}
        <PersonFields {...parts} />
        <LicenceFields {...parts} />
        <Stack as="fieldset">
          <FieldLabel as="legend">{t('form.scans')}</FieldLabel>
          <Text size="xs" tone="muted">
            {t('form.scansHint', { mb: limits.scanMaxMb, side: SCAN_SIDE_MIN })}
          </Text>
          <div className={styles.scans}>
            {SCAN_KINDS.map((kind) => (
              <ScanField
                error={errorOf(kind)}
                id={driverFieldId(kind)}
                kept={kind === 'passport' ? (driver?.passport_blob ?? null) : (driver?.driver_license_blob ?? null)}
                key={kind}
                kind={kind}
                maxMb={limits.scanMaxMb}
                onChange={(id) => {
                  form.setValue(kind, id ?? '', { shouldDirty: true })
                  form.clearErrors(kind)
                  setGoing((known) => [...known.filter((one) => one !== kind), ...(id === null ? [kind] : [])])
                }}
              />
            ))}
          </div>
        </Stack>
        <ButtonRow align="center">
          <SubmitButton
            busyLabel={t('form.saving')}
            isBusy={own.isSending}
            label={t('form.save')}
            longLabel={t('form.longWait')}
          />
          <LeaveForm
            isTouched={form.formState.isDirty || going.length > 0}
            listHref={listHref}
            uploads={SCAN_KINDS.map((kind) => form.getValues(kind)).filter((id) => id !== '' && !kept.includes(id))}
          />
        </ButtonRow>
      </FieldGrid>
    </form>
  )
}
