'use client'

import { useTranslations } from 'next-intl'
import type { UploadedFile } from '@/lib/browser-api/files'
import { useFileLook } from './use-file-look'

/** What was kept, as the branch sees it. */
export function ScanPreview({ file, scan }: { file: Pick<UploadedFile, 'id' | 'type'>; scan: string }) {
  const t = useTranslations('clientDrivers')
  const { href, refusal, isPicture, act, toggle } = useFileLook(file)
  return (
    <div className="scan-look">
      <button
        aria-expanded={isPicture ? href !== null : undefined}
        aria-label={t(`scan.${act}Of`, { scan })}
        className="btn ghost sm"
        onClick={toggle}
        type="button"
      >
        {t(`scan.${act}`)}
      </button>
      {refusal && (
        <p className="err" role="alert">
          {t(`refusals.${refusal}`)}
        </p>
      )}
      {/* biome-ignore lint/performance/noImgElement: an address that works once; nothing may ask for it ahead. */}
      {href && <img alt={t('scan.picture', { scan })} src={href} />}
    </div>
  )
}
