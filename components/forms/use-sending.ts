'use client'

import { useRef, useState } from 'react'

/**
 * Lets one sending run at a time. State alone comes one render late for the second press of a double click.
 *
 * @returns `send` stays busy after a success, because the page is left then; `free` is for one that was come back to.
 */
export function useSending() {
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)

  async function send(action: () => Promise<void>, onError: (error: unknown) => void): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    try {
      await action()
    } catch (error) {
      free()
      onError(error)
    }
  }

  function free() {
    isRunning.current = false
    setIsSending(false)
  }

  return { isSending, send, free }
}
