import type { ComponentProps } from 'react'
import { formatPhone } from '@/lib/format/phone'
import { telHref } from '@/lib/format/russian-phone'

type Props = { phone: string } & Omit<ComponentProps<'a'>, 'href'>

/** The branch's phone; `children` replace the number where an icon and a word say it. Its goal: `gestures.tsx`. */
export function PhoneLink({ phone, children, ...native }: Props) {
  return (
    <a className="num" {...native} data-goal="pressphone" href={telHref(phone)}>
      {children ?? formatPhone(phone)}
    </a>
  )
}
