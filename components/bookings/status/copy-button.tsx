'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button, type ButtonLook } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

type Props = {
  text: string
  /** What it is: key of its name. */
  of: 'copy' | 'copyNumber'
  variant?: ButtonLook['variant']
}

/** Copies a text that stands beside it. Not there where browsers keep the clipboard from a page: the text can be marked. */
export function CopyButton({ text, of, variant = 'ghost' }: Props) {
  const t = useTranslations('bookings.success')
  const isReady = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  if (!isReady || !navigator.clipboard) return null

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }

  return (
    <>
      <Button aria-label={t(of)} isIconOnly onClick={() => void copy()} size="touch" variant={variant}>
        {isCopied ? <Icon of="check" size="s" /> : <Icon of="copy" size="s" />}
      </Button>
      <span role="status">{isCopied ? t('copied') : ''}</span>
    </>
  )
}
