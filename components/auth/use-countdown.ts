'use client'

import { useEffect, useState } from 'react'

const SECOND_MS = 1000
const SECONDS_OF_MINUTE = 60
const MINUTES_OF_HOUR = 60

/** By the browser's own clock from the first sight on: a timer stands still while the visitor reads his messages. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const now = Math.max(0, seconds - Math.floor((performance.now() - began) / SECOND_MS))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

/** With hours when it comes to that: each further code of a day waits twice as long. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_OF_MINUTE)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = two(seconds % SECONDS_OF_MINUTE)
  if (minutes < MINUTES_OF_HOUR) return `${minutes}:${rest}`
  return `${Math.floor(minutes / MINUTES_OF_HOUR)}:${two(minutes % MINUTES_OF_HOUR)}:${rest}`
}
