'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { joinTokens } from '@/components/ui/look'
import { Text } from '@/components/ui/text/text'
import styles from './copy-text.module.css'

type Props = { text: string; done: string; failed: string; children: ReactNode }

/** The clipboard may be closed to us, as in WeChat: then it says so, and the text can be selected by hand. */
export function CopyText({ text, done, failed, children }: Props) {
  const [outcome, setOutcome] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(done)
    } catch {
      setOutcome(failed)
    }
  }

  return (
    <span className={joinTokens(styles.copied, 'js-only')}>
      <Button onClick={copy} size="s" variant="soft">
        {children}
      </Button>
      <Text as="span" role="status" size="s">
        {outcome}
      </Text>
    </span>
  )
}
