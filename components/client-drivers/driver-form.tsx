'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { type LicenceCountry, startFields } from '@/lib/client-drivers/driver-rules'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { SCAN_KINDS, type ScanKind } from '@/provider/contract/rules/files/file-kinds'
import { LicenceFields, PersonFields } from './driver-fields'
import styles from './driver-form.module.css'
import { FlowHead } from './flow-head'
import { LeaveForm } from './leave-form'
import { RejectionLine } from './rejection-line'
import { ScanFields } from './scan-fields'
import { useFormStep } from './use-form-step'
import { useOwnDriverForm } from './use-own-driver-form'

type Props = {
  /** Null: a new one, whose scans are a step of their own. */
  driver: OwnDriver | null
  limits: DriversResponse['limits']
  /** Back to the list. */
  listHref: string
}

const COUNTRY_OF: Partial<Record<string, LicenceCountry>> = { 'zh-CN': 'CN' }

/** Who drives, with both scans. A driver who is not approved afterwards is confirmed in the next step. */
export function DriverForm({ driver, limits, listHref }: Props) {
  const t = useTranslations('clientDrivers')
  const locale = useLocale()
  const router = useRouter()
  const { step, showData, showScans } = useFormStep()
  const part = driver ? 'all' : step
  const heading = useRef<HTMLHeadingElement>(null)
  const checks = { hasMiddleNameField: locale === 'ru', today: limits.today, maxDriverAge: limits.maxDriverAge }
  const start = startFields(driver, COUNTRY_OF[locale] ?? 'RU')

  function leave({ id, approved }: Pick<OwnDriver, 'id' | 'approved'>): void {
    if (!approved) {
      router.replace(`${listHref}?confirm=${id}`)
      return
    }
    showToast({ kind: 'ok', title: t('form.saved'), text: '' })
    router.push(listHref)
    router.refresh()
  }

  const form = useOwnDriverForm({
    id: driver?.id ?? null,
    hasScans: part !== 'data',
    ...{ start, checks },
    onSaved: leave,
    onDataRejected: showData,
  })
  const { names, values, failure } = form
  const savedScanIds = [start.passport, start.licence]
  const [pendingKinds, setPendingKinds] = useState<readonly ScanKind[]>([])

  // The first step of the page takes no focus.
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus()
    lastStep.current = step
  }, [step])

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await form.validate()) showScans()
  }

  return (
    <>
      {!driver && <FlowHead headingRef={heading} step={step} title={t('form.newTitle')} />}
      <Form
        className={styles.form}
        form={part === 'data' ? { ...form, submit: goOn } : form}
        renderFields={(fields) => <FieldGrid {...fields} as="fieldset" columns="one" visibility="js-only" />}
        title={t('errors.summary')}
        titlePrefix={t('errors.titlePrefix')}
      >
        {failure && <RejectionLine rejection={failure} />}
        <div className={styles.part} hidden={part === 'scans'}>
          <PersonFields checks={checks} form={form} />
          <LicenceFields form={form} />
        </div>
        <ScanFields
          driver={driver}
          form={form}
          isHidden={part === 'data'}
          limits={limits}
          onPending={(kind, isPending) =>
            setPendingKinds((current) => [...current.filter((one) => one !== kind), ...(isPending ? [kind] : [])])
          }
        />
        <ButtonRow align="center">
          <SubmitButton
            busyLabel={t('form.saving')}
            isBusy={form.isSending}
            label={driver ? t('form.save') : t('form.next')}
            longLabel={t('form.longWait')}
          />
          {part === 'scans' && (
            <Button onClick={() => window.history.back()} variant="soft">
              {t('form.back')}
            </Button>
          )}
          <LeaveForm
            isTouched={pendingKinds.length > 0 || names.some((name) => values[name] !== start[name])}
            listHref={listHref}
            uploads={SCAN_KINDS.map((kind) => values[kind]).filter((id) => id !== '' && !savedScanIds.includes(id))}
          />
        </ButtonRow>
      </Form>
    </>
  )
}
