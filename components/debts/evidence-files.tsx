'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { DISPUTE_FILES_MAX } from '@/provider/contract/rules/dispute-limits'
import { SCAN_SIDE_MIN, TAKEN_TYPES } from '@/provider/contract/rules/file-kinds'
import type { useEvidence } from './use-evidence'

type Props = { evidence: ReturnType<typeof useEvidence>; maxMb: number }

/** What is put beside a dispute, and how far it has come. */
export function EvidenceFiles({ evidence, maxMb }: Props) {
  const t = useTranslations('debts')
  return (
    <fieldset className="stack">
      <legend className="lbl">{t('dispute.files')}</legend>
      <p className="hint">{t('dispute.filesHint', { count: DISPUTE_FILES_MAX, mb: maxMb })}</p>
      <ul className="evidence" aria-live="polite">
        {evidence.files.map(({ key, name, sent, whole, id, fault }) => (
          <li key={key}>
            <span className="evidence-name">{name}</span>
            <button
              aria-label={t('dispute.removeFile', { name })}
              className="btn ghost sm icon"
              onClick={() => evidence.remove(key)}
              type="button"
            >
              <X aria-hidden className="ic s" />
            </button>
            {id === null && fault === null && (
              <progress aria-label={t('dispute.uploading', { name })} max={whole} value={sent} />
            )}
            {fault && <p className="err">{t(`fileErrors.${fault}`, { mb: maxMb, side: SCAN_SIDE_MIN })}</p>}
          </li>
        ))}
      </ul>
      {evidence.isReminded && <p className="err">{t('dispute.filesGoing')}</p>}
      {evidence.hasPlace && (
        <p>
          <label className="btn soft sm evidence-add">
            {t('dispute.addFile')}
            <input
              accept={TAKEN_TYPES.join(',')}
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
