'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'

type Props = {
  state: 'closed' | 'busy' | 'failed'
  onPress: () => Promise<void>
  failedText: string
  children: ReactNode
}

/** The button of `useLoadOnPress`. */
export function LoadButton({ state, onPress, failedText, children }: Props) {
  return (
    <>
      <p>
        <Button isBusy={state === 'busy'} onClick={() => void onPress()} variant="soft" visibility="js-only">
          {children}
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
