'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { mayRetry } from '@/lib/files/file-fault'
import { DISPUTE_FILES_MAX } from '@/provider/contract/rules/debts/dispute-limits'
import { ACCEPTED_TYPES, PICTURE_MAX_MP, SCAN_SIDE_MIN } from '@/provider/contract/rules/files/file-kinds'
import type { useEvidence } from './use-evidence'

type Props = { evidence: ReturnType<typeof useEvidence>; maxMb: number }

/** What is put beside a dispute, and how far it has come. */
export function EvidenceFiles({ evidence, maxMb }: Props) {
  const t = useTranslations('debts')
  const faults = useTranslations('files.faults')
  return (
    <fieldset className="stack">
      <legend className="lbl">{t('dispute.files')}</legend>
      <p className="hint">{t('dispute.filesHint', { count: DISPUTE_FILES_MAX, mb: maxMb })}</p>
      <ul className="evidence" aria-live="polite">
        {evidence.files.map((one) => (
          <li key={one.key}>
            <span className="evidence-name">{one.file.name}</span>
            <button
              aria-label={t('dispute.removeFile', { name: one.file.name })}
              className="btn ghost sm icon"
              onClick={() => evidence.remove(one.key)}
              type="button"
            >
              <Icon of="x" size="s" />
            </button>
            {one.id === null && one.fault === null && (
              <progress
                aria-label={t('dispute.uploading', { name: one.file.name })}
                max={one.file.size}
                value={one.sent}
              />
            )}
            {one.fault && (
              <p className="err">{faults(one.fault, { mb: maxMb, mp: PICTURE_MAX_MP, side: SCAN_SIDE_MIN })}</p>
            )}
            {one.fault && mayRetry(one.fault) && (
              <button
                aria-label={t('dispute.retryFile', { name: one.file.name })}
                className="btn soft sm"
                onClick={() => void evidence.retry(one)}
                type="button"
              >
                {t('dispute.retry')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {evidence.isReminded && <p className="err">{t('dispute.filesGoing')}</p>}
      {evidence.hasPlace && (
        <p>
          <label className="btn soft sm evidence-add">
            {t('dispute.addFile')}
            <input
              accept={ACCEPTED_TYPES.join(',')}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void evidence.add(file)
                target.value = ''
              }}
              type="file"
            />
          </label>
        </p>
      )}
    </fieldset>
  )
}
