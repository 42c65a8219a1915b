'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UploadedFile } from '@/lib/browser-api/files'
import { type LookFault, lookFault } from '@/lib/files/file-fault'
import './file-preview.css'

/** What was kept, as the branch sees it: a picture here, a PDF as a download. Each look is a link of its own. */
export function FilePreview({ file, name }: { file: Pick<UploadedFile, 'id' | 'type'>; name: string }) {
  const t = useTranslations('files')
  const [href, setHref] = useState<string | null>(null)
  const [fault, setFault] = useState<LookFault | null>(null)
  const isPicture = file.type === 'image/jpeg'

  async function open(): Promise<void> {
    setFault(null)
    try {
      // Its code is for those who look.
      const { linkToFile } = await import('@/lib/browser-api/files')
      const link = await linkToFile(file.id)
      if (isPicture) setHref(link)
      else window.location.assign(link)
    } catch (error) {
      setFault(lookFault(error))
    }
  }

  const act = isPicture ? (href ? 'hide' : 'show') : 'download'
  return (
    <div className="file-look">
      <button
        aria-expanded={isPicture ? href !== null : undefined}
        aria-label={t(`look.${act}Of`, { name })}
        className="btn ghost sm"
        onClick={() => (href ? setHref(null) : open())}
        type="button"
      >
        {t(`look.${act}`)}
      </button>
      {fault && (
        <p className="err" role="alert">
          {t(`lookErrors.${fault}`)}
        </p>
      )}
      {/* biome-ignore lint/performance/noImgElement: an address that works once; nothing may ask for it ahead. */}
      {href && <img alt={name} src={href} />}
    </div>
  )
}
