'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { showToast } from '@/lib/toasts/show-toast'
import type { DisputeProps } from './dispute-dialog'

/** Loaded before it is rendered: what fails there takes the page away. */
const loadDialog = () => import('./dispute-dialog')
const DisputeDialog = lazy(async () => ({ default: (await loadDialog()).DisputeDialog }))

/** Why the client does not agree, once; opened over the page so that the list stays where it is. */
export function DisputeForm(props: DisputeProps) {
  const t = useTranslations('debts')
  // Null: not asked for yet, and its code is not there.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)

  const [isLoading, setIsLoading] = useState(false)

  async function open() {
    setIsLoading(true)
    try {
      await loadDialog()
      setIsOpen(true)
    } catch {
      showToast({ kind: 'bad', title: t('dispute.title'), text: t('rejections.offline') })
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <>
      <Button
        aria-label={t('dispute.openOf', { name: props.name })}
        isBusy={isLoading}
        onClick={() => void open()}
        visibility="js-only"
        size="s"
        variant="ghost"
      >
        {t('dispute.open')}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <DisputeDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
