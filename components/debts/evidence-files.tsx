'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { FieldError } from '@/components/ui/field/field-error'
import { FieldLabel } from '@/components/ui/field/field-label'
import { Icon } from '@/components/ui/icon/icon'
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { mayRetry } from '@/lib/files/file-error'
import { DISPUTE_FILES_MAX } from '@/provider/contract/rules/debts/dispute-limits'
import { ACCEPTED_TYPES, PICTURE_MAX_MP, SCAN_SIDE_MIN } from '@/provider/contract/rules/files/file-kinds'
import styles from './evidence-files.module.css'
import type { useEvidence } from './use-evidence'

type Props = { evidence: ReturnType<typeof useEvidence>; maxMb: number }

/** What is put beside a dispute, and how far it has come. */
export function EvidenceFiles({ evidence, maxMb }: Props) {
  const t = useTranslations('debts')
  const tErrors = useTranslations('files.errors')
  return (
    <fieldset className={styles.evidence}>
      <FieldLabel as="legend">{t('dispute.files')}</FieldLabel>
      <Text size="xs" tone="muted">
        {t('dispute.filesHint', { count: DISPUTE_FILES_MAX, mb: maxMb })}
      </Text>
      <ul aria-live="polite">
        {evidence.files.map((one) => (
          <li key={one.key}>
            <span>{one.file.name}</span>
            <Button
              aria-label={t('dispute.removeFile', { name: one.file.name })}
              isIconOnly
              onClick={() => evidence.remove(one.key)}
              size="s"
              variant="ghost"
            >
              <Icon of="x" size="s" />
            </Button>
            {one.id === null && one.error === null && (
              <ProgressBar
                label={t('dispute.uploading', { name: one.file.name })}
                max={one.file.size}
                value={one.sent}
              />
            )}
            {one.error && (
              <FieldError error={tErrors(one.error, { mb: maxMb, mp: PICTURE_MAX_MP, side: SCAN_SIDE_MIN })} isPlain />
            )}
            {one.error && mayRetry(one.error) && (
              <Button
                aria-label={t('dispute.retryFile', { name: one.file.name })}
                onClick={() => void evidence.retry(one)}
                size="s"
                variant="soft"
              >
                {t('dispute.retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {evidence.isReminded && <FieldError error={t('dispute.filesGoing')} isPlain />}
      {evidence.hasPlace && (
        <p>
          <Button as="label" size="s" variant="soft">
            {t('dispute.addFile')}
            <VisuallyHidden
              accept={ACCEPTED_TYPES.join(',')}
              as="input"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void evidence.add(file)
                target.value = ''
              }}
              type="file"
            />
          </Button>
        </p>
      )}
    </fieldset>
  )
}
