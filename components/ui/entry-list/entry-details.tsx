'use client'

import { type ReactNode, useState } from 'react'

/** A `<details>` that begins open or closed; from then on the reader alone opens and closes it, whatever comes anew. */
export function EntryDetails({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isOpenAtFirst] = useState(isOpen)
  return <details open={isOpenAtFirst}>{children}</details>
}
