'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'

type Props = { drawing: ReactNode; frame: ReactNode; label: ReactNode; notice: string }

const WITH_MAP = '?map=1#map'

/**
 * Puts the map in the drawing's place. A visitor who came here by a link within the site still has the policy of the
 * page where he began, which forbids the map's host: then the page is loaded anew, as it is without JavaScript.
 */
export function ShowMap({ drawing, frame, label, notice }: Props) {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isShown) return
    const loadAnew = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') window.location.assign(WITH_MAP)
    }
    document.addEventListener('securitypolicyviolation', loadAnew)
    return () => document.removeEventListener('securitypolicyviolation', loadAnew)
  }, [isShown])

  function show(event: MouseEvent) {
    event.preventDefault()
    setIsShown(true)
  }

  if (isShown) return frame
  return (
    <>
      {drawing}
      <div className="cta">
        <a className="btn dark" href={WITH_MAP} onClick={show}>
          {label}
        </a>
        <small>{notice}</small>
      </div>
    </>
  )
}
