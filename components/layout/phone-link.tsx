import type { ReactNode } from 'react'
import { formatPhone } from '@/lib/format/phone'
import { telHref } from '@/lib/format/russian-phone'

/** The branch's phone; `children` replace the number where an icon and a word say it. Its goal: `gestures.tsx`. */
export function PhoneLink({ phone, className, children }: { phone: string; className?: string; children?: ReactNode }) {
  return (
    <a className={className ?? 'num'} data-goal="pressphone" href={telHref(phone)}>
      {children ?? formatPhone(phone)}
    </a>
  )
}
