'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { FilePreview } from '@/components/files/file-preview'
import { RemoveFile } from '@/components/files/remove-file'
import { Button } from '@/components/ui/button/button'
import { ariaOf } from '@/components/ui/field/aria-of'
import { FieldError } from '@/components/ui/field/field-error'
import { Icon } from '@/components/ui/icon/icon'
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { ownUploadAddress, type UploadedFile } from '@/lib/browser-api/files'
import { mayRetry } from '@/lib/files/file-error'
import { formatMegabytes } from '@/lib/files/megabytes'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import {
  ACCEPTED_TYPES,
  PICTURE_MAX_MP,
  SCAN_SIDE_MIN,
  type ScanKind,
} from '@/provider/contract/rules/files/file-kinds'
import styles from './scan-field.module.css'
import { type ScanState, useScan } from './use-scan'

type Props = {
  id: string
  kind: ScanKind
  maxMb: number
  savedFile: UploadedFile | null
  error?: string | undefined
  /** Where it is sent; left out: to the client's own files. */
  address?: string
  /** Takes a file back that was sent; without it a look at the file is offered. */
  onRemove?: (id: string) => Promise<void>
  /** The new file's id, null while one is on its way, empty when there is none. */
  onChange: (id: string | null) => void
}

const ICON_OF = { none: 'scan-line', going: 'file-image', kept: 'file-check-corner', failed: 'file-x-corner' } as const

/** Specification §3; the ids of the files that were sent ahead travel as `…_blob`. */
const FORM_NAME: Record<ScanKind, string> = { passport: 'passport_file', licence: 'driver_license_file' }

/** One scan: chosen or photographed, with what has left so far, and a look at what was kept. */
export function ScanField({ id, kind, maxMb, savedFile, error, address, onRemove, onChange }: Props) {
  const t = useTranslations('clientDrivers.scan')
  const { state, start, cancel, clear, retry } = useScan({
    address: address ?? ownUploadAddress(kind),
    ...{ maxMb, savedFile, onChange },
  })
  const scan = t(kind)
  const isBad = state.name === 'failed' || error !== undefined
  return (
    <Stack gap={6}>
      <div className={styles.scan} data-state={isBad ? 'failed' : state.name}>
        <Icon of={ICON_OF[state.name]} size="l" />
        <div>
          <Text id={`${id}-name`} weight="semi">
            {scan}
          </Text>
          <ScanStatus maxMb={maxMb} scan={scan} state={state} />
        </div>
        <div>
          {state.name === 'going' ? (
            <Button aria-label={t('cancelOf', { scan })} onClick={cancel} size="s" variant="ghost">
              {t('cancel')}
            </Button>
          ) : (
            <>
              {state.name === 'failed' && mayRetry(state.error) && (
                <Button aria-label={t('retryOf', { scan })} onClick={retry} size="s" variant="soft">
                  {t('retry')}
                </Button>
              )}
              <FileButton
                {...ariaOf(id, { error })}
                accept={ACCEPTED_TYPES.join(',')}
                name={FORM_NAME[kind]}
                label={state.name === 'none' ? t('chooseOf', { scan }) : t('replaceOf', { scan })}
                onFile={start}
              >
                {state.name === 'none' ? t('choose') : t('replace')}
              </FileButton>
              <FileButton
                accept="image/*"
                capture="environment"
                label={t('cameraOf', { scan })}
                name={FORM_NAME[kind]}
                onFile={start}
              >
                <Icon of="camera" size="s" />
                {t('camera')}
              </FileButton>
            </>
          )}
        </div>
        {state.name === 'kept' &&
          (onRemove ? (
            <RemoveFile key={state.file.id} name={scan} onRemoved={clear} remove={() => onRemove(state.file.id)} />
          ) : (
            <FilePreview file={state.file} key={state.file.id} name={scan} />
          ))}
      </div>
      <FieldError error={state.name === 'failed' ? undefined : error} id={id} />
    </Stack>
  )
}

/** How it stands with the file, read out when it changes. */
function ScanStatus({ state, scan, maxMb }: { state: ScanState; scan: string; maxMb: number }) {
  const t = useTranslations('clientDrivers')
  const tErrors = useTranslations('files.errors')
  const locale = useLocale()
  const format = useFormatter()
  const size = (bytes: number) => formatMegabytes(bytes, locale)
  if (state.name === 'going') {
    const isSent = state.sent >= state.whole
    return (
      <>
        <ProgressBar label={t('scan.progress', { scan })} max={state.whole} value={state.sent} />
        <Text size="xs" tone="muted">
          {isSent ? t('scan.checking') : t('scan.loaded', { done: size(state.sent), whole: size(state.whole) })}
        </Text>
      </>
    )
  }
  return (
    <div aria-live="polite">
      {state.name === 'kept' && (
        <Text size="xs" tone="muted">
          {t('scan.kept', {
            size: size(state.file.bytes),
            date: format.dateTime(new Date(state.file.deleteOn), { ...FAR_DAY, timeZone: 'UTC' }),
          })}
        </Text>
      )}
      {state.name === 'failed' && (
        <FieldError error={tErrors(state.error, { mb: maxMb, mp: PICTURE_MAX_MP, side: SCAN_SIDE_MIN })} isPlain />
      )}
    </div>
  )
}

type ButtonProps = {
  label: string
  name: string
  accept: string
  capture?: 'environment'
  onFile: (file: File) => void
  children: ReactNode
  id?: string
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}

/** The browser's own file field, with the look of a button. */
function FileButton({ label, onFile, children, ...input }: ButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Button as="label" data-camera={input.capture && ''} size="s" variant="soft">
      {children}
      <VisuallyHidden
        {...input}
        aria-label={label}
        as="input"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file once more is a choice as well.
          if (field.current) field.current.value = ''
        }}
        ref={field}
        type="file"
      />
    </Button>
  )
}
