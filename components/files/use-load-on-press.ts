'use client'

import { useState } from 'react'

/** Loads what few need before it is rendered: what fails while it is rendered takes the page away. */
export function useLoadOnPress(load: () => Promise<unknown>) {
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

  return { state, open }
}
