'use client'

import { useEffect, useState } from 'react'
import { codeLeft, forgetCode, type KeptCode, keepCode, readKeptCode } from '@/lib/auth/code-memory'
import type { CodeScreen } from '@/lib/auth/code-screens'
import type { CodeResponse } from '@/provider/contract/auth'

/** `sent`: its times as they were when this page first knew of it; `count`: codes of this page. */
type Sent = { kept: KeptCode; sent: CodeResponse; count: number }

/** The code that was sent last, also over a reload. */
export function useSentCode(screen: CodeScreen) {
  const [state, setState] = useState<Sent | null>(null)

  // After the first render, which is the server's.
  useEffect(() => {
    const kept = readKeptCode(screen, Date.now())
    if (kept) setState({ kept, sent: codeLeft(kept, Date.now()), count: 1 })
  }, [screen])

  function hold(phone: string, sent: CodeResponse) {
    const { request, expiresInSeconds: expiresIn, resendInSeconds: resendIn } = sent
    const kept = { screen, phone, request, sentAt: Date.now(), expiresIn, resendIn, refusals: 0 }
    keepCode(kept)
    setState((last) => ({ kept, sent, count: (last?.count ?? 0) + 1 }))
  }

  /** A wrong code was told. */
  function refuse() {
    if (!state) return
    const kept = { ...state.kept, refusals: state.kept.refusals + 1 }
    keepCode(kept)
    setState({ ...state, kept })
  }

  function drop() {
    forgetCode()
    setState(null)
  }

  return { state, hold, refuse, drop }
}
