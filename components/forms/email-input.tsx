import type { ComponentProps } from 'react'
import { TextInput } from '@/components/ui/input/text-input'
import { EMAIL_MAX } from '@/provider/contract/rules/profile/person'

type Props = Omit<ComponentProps<typeof TextInput>, 'autoComplete' | 'inputMode' | 'maxLength' | 'type'> & {
  /** Another person's, which the browser does not know. */
  isForeign?: boolean
}

/** An e-mail address; the browser may fill in the visitor's own. */
export function EmailInput({ isForeign = false, ...input }: Props) {
  return (
    <TextInput
      {...input}
      autoComplete={isForeign ? 'off' : 'email'}
      inputMode="email"
      maxLength={EMAIL_MAX}
      type="email"
    />
  )
}
