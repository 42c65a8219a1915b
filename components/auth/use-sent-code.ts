'use client'

import { useEffect, useState } from 'react'
import { clearCode, codeLeft, readStoredCode, type StoredCode, storeCode } from '@/lib/auth/code-memory'
import type { CodeScreen } from '@/lib/auth/code-screens'
import type { CodeResponse } from '@/provider/contract/auth'
import type { CodeChannel } from '@/provider/contract/rules/auth/codes'

/** `sent`: its times as they were when this page first knew of it; `count`: codes of this page. */
export type SentCode = { storedCode: StoredCode; sent: CodeResponse; count: number }

/** The code that was sent last, also over a reload. */
export function useSentCode(screen: CodeScreen) {
  const [state, setState] = useState<SentCode | null>(null)

  // After the first render, which is the server's.
  useEffect(() => {
    const storedCode = readStoredCode(screen, Date.now())
    if (storedCode) setState({ storedCode, sent: codeLeft(storedCode, Date.now()), count: 1 })
  }, [screen])

  function hold(phone: string, sent: CodeResponse, channel: CodeChannel = 'sms') {
    const { request, expiresInSeconds: expiresIn, resendInSeconds: resendIn } = sent
    const storedCode = { screen, channel, phone, request, sentAt: Date.now(), expiresIn, resendIn, refusals: 0 }
    storeCode(storedCode)
    setState((last) => ({ storedCode, sent, count: (last?.count ?? 0) + 1 }))
  }

  /** A wrong code was told. */
  function recordWrongCode() {
    if (!state) return
    const storedCode = { ...state.storedCode, refusals: state.storedCode.refusals + 1 }
    storeCode(storedCode)
    setState({ ...state, storedCode })
  }

  function drop() {
    clearCode()
    setState(null)
  }

  return { state, hold, recordWrongCode, drop }
}
