'use client'

import { Disclosure } from '@/components/ui/disclosure'
import { ClientMiles, ClientPanel, type ClientTexts } from './client-panel'
import { ClientSlot } from './client-slot'

/** In the place of the login button for whoever is signed in (`html[data-account]`). */
export function ClientMenu({ texts }: { texts: ClientTexts }) {
  return (
    <Disclosure
      className="me"
      summary={
        <>
          <span aria-hidden="true" className="ava">
            <ClientSlot of="initials" />
          </span>
          <span className="who">
            <ClientSlot of="name" />
            <ClientSlot of="middle" />
            <ClientMiles label={texts.miles} />
          </span>
        </>
      }
      summaryClassName="acc"
    >
      <ClientPanel texts={texts} />
    </Disclosure>
  )
}
