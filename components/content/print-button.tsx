'use client'

import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

/** `section`: the id of the part that its sheet prints alone while the address names it. */
export function PrintButton({ label, section }: { label: string; section?: string }) {
  const print = () => {
    if (section) window.location.hash = section
    window.print()
  }
  return (
    <Button onClick={print} variant="soft">
      <Icon of="printer" />
      {label}
    </Button>
  )
}
