'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import type { DisputeProps } from './dispute-dialog'

const DisputeDialog = lazy(async () => ({ default: (await import('./dispute-dialog')).DisputeDialog }))

/** Why the client does not agree, once; opened over the page so that the list stays where it is. */
export function DisputeForm(props: DisputeProps) {
  const t = useTranslations('debts.dispute')
  // Null: not asked for yet, and its code is not there.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        aria-label={t('openOf', { name: props.name })}
        onClick={() => setIsOpen(true)}
        visibility="js-only"
        size="s"
        variant="ghost"
      >
        {t('open')}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <DisputeDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
