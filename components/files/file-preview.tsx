'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProved } from '@/components/profile/step-up'
import { Button } from '@/components/ui/button/button'
import { FieldError } from '@/components/ui/field/field-error'
import type { UploadedFile } from '@/lib/browser-api/files'
import { type ViewError, viewErrorOf } from '@/lib/files/file-error'
import { Cancelled } from '@/lib/profile/cancelled'
import styles from './file-preview.module.css'

/**
 * What was kept, as the branch sees it: a picture here, a PDF as a download. Each look is a link of its own; a scan may need a
 * proof first.
 */
export function FilePreview({ file, name }: { file: Pick<UploadedFile, 'id' | 'type'>; name: string }) {
  const t = useTranslations('files')
  const [href, setHref] = useState<string | null>(null)
  const [errorKey, setErrorKey] = useState<ViewError | null>(null)
  const proved = useProved()
  const isPicture = file.type === 'image/jpeg'

  async function open(): Promise<void> {
    setErrorKey(null)
    try {
      // Its code is for those who look.
      const { linkToFile } = await import('@/lib/browser-api/files')
      const link = await proved(() => linkToFile(file.id))
      if (isPicture) setHref(link)
      else window.location.assign(link)
    } catch (error) {
      if (!(error instanceof Cancelled)) setErrorKey(viewErrorOf(error))
    }
  }

  const action = isPicture ? (href ? 'hide' : 'show') : 'download'
  return (
    <div className={styles.preview}>
      <Button
        aria-expanded={isPicture ? href !== null : undefined}
        aria-label={t(`look.${action}Of`, { name })}
        isFlush
        onClick={() => (href ? setHref(null) : open())}
        size="s"
        variant="ghost"
      >
        {t(`look.${action}`)}
      </Button>
      <FieldError error={errorKey ? t(`lookErrors.${errorKey}`) : undefined} isPlain role="alert" />
      {/* biome-ignore lint/performance/noImgElement: the address works once, and next/image would use it up on the server. */}
      {href && <img alt={name} src={href} />}
    </div>
  )
}
