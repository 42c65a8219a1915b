import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'

/** One thing to know, with its icon. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <div>{children}</div>
    </li>
  )
}
