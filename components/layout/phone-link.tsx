import type { ComponentProps } from 'react'
import { Text } from '@/components/ui/text/text'
import { formatPhone } from '@/lib/format/phone'
import { telHref } from '@/lib/format/russian-phone'

type Props = { phone: string } & Omit<ComponentProps<'a'>, 'href'>

/**
 * The branch's phone, a number that is never broken, or what dresses it says (`as={PhoneLink}`); `children` replace the
 * number where an icon and a word say it. Its goal: `gestures.tsx`.
 */
export function PhoneLink({ phone, children, className, ...native }: Props) {
  const link = { ...native, 'data-goal': 'pressphone', href: telHref(phone) }
  const text = children ?? formatPhone(phone)
  if (className === undefined)
    return (
      <Text as="a" isNumeric {...link}>
        {text}
      </Text>
    )
  return (
    <a {...link} className={className}>
      {text}
    </a>
  )
}
