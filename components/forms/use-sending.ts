'use client'

import { useRef, useState } from 'react'

/**
 * Lets one sending run at a time. State alone comes one render late for the second press of a double click.
 *
 * @returns `send` stays busy after a success, because the page is left then.
 */
export function useSending() {
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)

  async function send(action: () => Promise<void>, refuse: (error: unknown) => void): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    try {
      await action()
    } catch (error) {
      isRunning.current = false
      setIsSending(false)
      refuse(error)
    }
  }

  return { isSending, send }
}
