'use client'

import { telHref } from '@/lib/format/russian-phone'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'

/** `PhoneLink` of what the browser renders. */
export function LivePhoneLink({ phone, className }: { phone: string; className: string }) {
  return (
    <a className={className} data-goal="pressphone" href={telHref(phone)}>
      {useSpacedPhone(phone)}
    </a>
  )
}
