'use client'

import { Icon } from '@/components/ui/icon/icon'

export function PrintButton({ label }: { label: string }) {
  return (
    <button className="btn soft" onClick={() => window.print()} type="button">
      <Icon of="printer" />
      {label}
    </button>
  )
}
