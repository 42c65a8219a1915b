'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'

type Props = {
  /** The code of the form in `children`, a lazy component. */
  load: () => Promise<unknown>
  label: string
  failedText: string
  children: ReactNode
}

/** A button in the place of a form that few need. Its code is loaded before it is rendered: a failure then takes the page away. */
export function FormOnPress({ load, label, failedText, children }: Props) {
  const [state, setState] = useState<'closed' | 'busy' | 'failed' | 'open'>('closed')

  async function open(): Promise<void> {
    setState('busy')
    try {
      await load()
      setState('open')
    } catch {
      setState('failed')
    }
  }

  if (state === 'open') return <Suspense>{children}</Suspense>
  return (
    <>
      <p>
        <Button isBusy={state === 'busy'} onClick={() => void open()} variant="soft" visibility="js-only">
          {label}
        </Button>
      </p>
      {state === 'failed' && (
        <Notice as="p" kind="error" role="alert">
          {failedText}
        </Notice>
      )}
    </>
  )
}
