'use client'

import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

export function PrintButton({ label }: { label: string }) {
  return (
    <Button onClick={() => window.print()} variant="soft">
      <Icon of="printer" />
      {label}
    </Button>
  )
}
