'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { BoxedInput } from '@/components/ui/input/boxed-input'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'size'> & {
  /** Name of the button that shows what is typed. */
  showLabel: string
}

/** A password that can be shown and pasted. Named by its label; the button says by `aria-pressed` whether it is shown. */
export function PasswordInput({ showLabel, ...input }: Props) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <BoxedInput
      {...input}
      end={
        <Button
          aria-label={showLabel}
          aria-pressed={isVisible}
          isIconOnly
          onClick={() => setIsVisible(!isVisible)}
          size="s"
          variant="ghost"
        >
          <Icon of={isVisible ? 'eye-off' : 'eye'} />
        </Button>
      }
      spellCheck={false}
      type={isVisible ? 'text' : 'password'}
    />
  )
}
