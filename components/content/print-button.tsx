'use client'

import { Printer } from 'lucide-react'

export function PrintButton({ label }: { label: string }) {
  return (
    <button className="btn soft" onClick={() => window.print()} type="button">
      <Printer aria-hidden className="ic" />
      {label}
    </button>
  )
}
