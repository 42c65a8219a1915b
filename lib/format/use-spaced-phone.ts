'use client'

import { useEffect, useState } from 'react'
import { formatRussianPhone } from './russian-phone'

/** `formatPhone` in the browser: its table of countries, 28 kB, comes when a foreign number is to be shown. */
export function useSpacedPhone(phone: string): string {
  const russian = formatRussianPhone(phone)
  const [foreign, setForeign] = useState({ phone: '', text: '' })

  useEffect(() => {
    if (russian !== null || phone === '') return
    let isHere = true
    import('./phone').then(
      ({ formatPhone }) => isHere && setForeign({ phone, text: formatPhone(phone) }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [phone, russian])

  return russian ?? (foreign.phone === phone ? foreign.text : phone)
}
