'use client'

import { useState } from 'react'
import { linkToFile } from '@/lib/browser-api/files'
import { type DriverRefusal, driverRefusal } from '@/lib/client-drivers/refusals'
import type { KeptFile } from '@/provider/contract/files'

/** A look at a kept file: a picture here, a PDF as a download. Each look is a link of its own. */
export function useFileLook({ id, type }: Pick<KeptFile, 'id' | 'type'>) {
  const [href, setHref] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<DriverRefusal | null>(null)
  const isPicture = type === 'image/jpeg'

  async function open(): Promise<void> {
    setRefusal(null)
    try {
      const link = await linkToFile(id)
      if (isPicture) setHref(link)
      else window.location.assign(link)
    } catch (error) {
      setRefusal(driverRefusal(error))
    }
  }

  const act: 'show' | 'hide' | 'download' = isPicture ? (href ? 'hide' : 'show') : 'download'
  return { href, refusal, isPicture, act, toggle: () => (href ? setHref(null) : void open()) }
}
