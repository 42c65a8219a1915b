'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import type { QrPicture } from '@/lib/format/qr-picture'

type Props = { link: string; code: string }
type Drawn = QrPicture & { href: string }

/** The partner's link for a stand at the desk, the last part of the builder; its library comes when the page has. */
export function QrCode({ link, code }: Props) {
  const t = useTranslations('partners.link')
  const [drawn, setDrawn] = useState<Drawn | null>(null)

  useEffect(() => {
    let isWanted = true
    import('@/lib/format/qr-picture').then(
      ({ qrPicture, qrFile }) => {
        const picture = qrPicture(link)
        if (isWanted) setDrawn({ ...picture, href: qrFile(picture) })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [link])

  if (!drawn) return <div aria-hidden="true" className="js-only" />
  return (
    <div className="js-only">
      <svg aria-label={t('qrOf', { link })} role="img" viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
        <path d={`M0 0h${drawn.size}v${drawn.size}H0z`} fill="#fff" />
        <path d={drawn.path} fill="#000" />
      </svg>
      <Button download={`qr-${code}.svg`} href={drawn.href} isExternal size="s" variant="ghost">
        <Icon of="download" size="s" />
        {t('qrSave')}
      </Button>
    </div>
  )
}
