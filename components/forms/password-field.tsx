'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string }

/** A password that can be shown and pasted. */
export function PasswordField({ showLabel, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="inp pw">
      <input {...input} spellCheck={false} type={isShown ? 'text' : 'password'} />
      <button
        aria-label={showLabel}
        aria-pressed={isShown}
        className="btn ghost icon sm"
        onClick={() => setIsShown(!isShown)}
        type="button"
      >
        <Icon aria-hidden className="ic" />
      </button>
    </div>
  )
}
