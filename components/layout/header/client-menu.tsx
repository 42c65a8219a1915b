'use client'

import { Disclosure } from '@/components/ui/disclosure'
import { type ClientLabels, ClientMiles, ClientPanel } from './client-panel'
import { ClientSlot } from './client-slot'

/** In the place of the login button for whoever is signed in (`html[data-account]`). */
export function ClientMenu({ labels }: { labels: ClientLabels }) {
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
            <ClientSlot of="rest" />
            <ClientMiles label={labels.miles} />
          </span>
        </>
      }
      summaryClassName="acc"
    >
      <ClientPanel labels={labels} />
    </Disclosure>
  )
}
