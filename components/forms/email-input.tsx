import type { ComponentProps } from 'react'
import { TextInput } from '@/components/ui/input/text-input'
import { EMAIL_MAX } from '@/provider/contract/rules/profile/person'

type Props = Omit<ComponentProps<typeof TextInput>, 'autoComplete' | 'inputMode' | 'maxLength' | 'type'>

/** The visitor's own e-mail address, which the browser may fill in. */
export function EmailInput(input: Props) {
  return <TextInput {...input} autoComplete="email" inputMode="email" maxLength={EMAIL_MAX} type="email" />
}
