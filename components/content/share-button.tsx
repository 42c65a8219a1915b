'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/lib/toasts/show-toast'

type Props = {
  title: string
  /** Without words, where there is little room. */
  isIconOnly?: boolean
}

/** The browser's own sharing; where there is none, the address is copied. Without JavaScript there is no button. */
export function ShareButton({ title, isIconOnly = false }: Props) {
  const t = useTranslations('content.share')
  if (!useHydrated()) return null

  async function share() {
    const url = window.location.href
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await window.navigator.clipboard.writeText(url)
        showToast({ kind: 'ok', title: t('copied'), text: t('copiedText') })
      }
    } catch (error) {
      // Closed without a choice: nothing has failed.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ kind: 'info', title: t('failed'), text: url })
    }
  }

  return (
    <Button
      aria-label={isIconOnly ? t('button') : undefined}
      isIconOnly={isIconOnly}
      onClick={share}
      size={isIconOnly ? 'touch' : undefined}
      variant={isIconOnly ? 'ghost' : 'soft'}
    >
      <Icon of="share-2" />
      {!isIconOnly && t('button')}
    </Button>
  )
}
