'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { linkToFile, type UploadedFile } from '@/lib/browser-api/files'
import { type DriverRefusal, driverRefusal } from '@/lib/client-drivers/refusals'

/** What was kept, as the branch sees it: a picture here, a PDF as a download. Each look is a link of its own. */
export function ScanPreview({ file, scan }: { file: Pick<UploadedFile, 'id' | 'type'>; scan: string }) {
  const t = useTranslations('clientDrivers')
  const [href, setHref] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<DriverRefusal | null>(null)
  const isPicture = file.type === 'image/jpeg'

  async function open(): Promise<void> {
    setRefusal(null)
    try {
      const link = await linkToFile(file.id)
      if (isPicture) setHref(link)
      else window.location.assign(link)
    } catch (error) {
      setRefusal(driverRefusal(error))
    }
  }

  const act = isPicture ? (href ? 'hide' : 'show') : 'download'
  return (
    <div className="scan-look">
      <button
        aria-expanded={isPicture ? href !== null : undefined}
        aria-label={t(`scan.${act}Of`, { scan })}
        className="btn ghost sm"
        onClick={() => (href ? setHref(null) : open())}
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
