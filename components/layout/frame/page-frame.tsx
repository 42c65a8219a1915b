'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { header: ReactNode; footer: ReactNode; children: ReactNode }

/** The site's header and footer around a page; the steps of a booking bring a frame of their own (decision 0113). */
export function PageFrame({ header, footer, children }: Props) {
  if (hasOwnFrame(useSelectedLayoutSegments())) return children
  return (
    <>
      {header}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  )
}

/** `booking-online/{slug}`; the list of cars, without a slug, is a page like others. */
function hasOwnFrame(segments: string[]): boolean {
  return segments.at(-2) === 'booking-online'
}
