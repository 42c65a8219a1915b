'use client'

import { type ClientLabels, ClientMiles, ClientPanel } from './client-panel'
import { ClientSlot } from './client-slot'
import { DismissibleDisclosure } from './dismissible-disclosure'

/** In the place of the login button for whoever is signed in (`html[data-account]`). */
export function ClientMenu({ labels }: { labels: ClientLabels }) {
  return (
    <DismissibleDisclosure
      look="account"
      summary={
        <>
          <span aria-hidden="true">
            <ClientSlot of="initials" />
          </span>
          <span>
            <ClientSlot of="name" />
            <ClientSlot of="rest" />
            <ClientMiles label={labels.miles} />
          </span>
        </>
      }
    >
      <ClientPanel labels={labels} />
    </DismissibleDisclosure>
  )
}
