'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DisputeProps } from './dispute-fields'

const DisputeFields = lazy(async () => ({ default: (await import('./dispute-fields')).DisputeFields }))

/** Why the client does not agree, once; opened over the page so that the list stays where it is. */
export function DisputeForm(props: DisputeProps) {
  const t = useTranslations('debts.dispute')
  const [isOpen, setIsOpen] = useState(false)
  // Neither the form nor its code is there before somebody asks for it; closed, it keeps what was typed.
  const [wasOpened, setWasOpened] = useState(false)
  const close = () => setIsOpen(false)

  function open(): void {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <>
      <Button aria-label={t('openOf', { name: props.name })} onClick={open} shown="js-only" size="s" variant="ghost">
        {t('open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('title')}>
        {wasOpened && (
          <Suspense>
            <DisputeFields {...props} close={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
