'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { focusElement } from '@/components/forms/focus-element'
import { Button } from '@/components/ui/button/button'

type Props = { frame: ReactNode; label: ReactNode; notice: string; hide: string; ways: ReactNode }

const WITH_MAP = '?map=1#map'

/**
 * Puts the map over the drawing. A visitor who came here by a link within the site still has the policy of the page
 * where he began, which forbids the map's host: then the page is loaded anew, as it is without JavaScript.
 */
export function ShowMap({ frame, label, notice, hide, ways }: Props) {
  const [state, setState] = useState<'asked' | 'shown' | 'hidden'>('asked')
  const isVisible = state === 'shown'

  useEffect(() => {
    if (!isVisible) return
    const loadAnew = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') window.location.assign(WITH_MAP)
    }
    document.addEventListener('securitypolicyviolation', loadAnew)
    return () => document.removeEventListener('securitypolicyviolation', loadAnew)
  }, [isVisible])

  function show(event: MouseEvent) {
    event.preventDefault()
    setState('shown')
  }

  if (isVisible)
    return (
      <>
        {frame}
        <div data-part="help">
          {ways}
          <Button onClick={() => setState('hidden')} size="s" variant="ghost">
            {hide}
          </Button>
        </div>
      </>
    )
  return (
    <div data-part="offer">
      <Button href={WITH_MAP} isExternal onClick={show} ref={state === 'hidden' ? focusElement : null} variant="dark">
        {label}
      </Button>
      <small>{notice}</small>
    </div>
  )
}
