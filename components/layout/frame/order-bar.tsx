import type { ComponentProps } from 'react'
import { MobileBar } from './mobile-bar'

type Props = Required<Omit<ComponentProps<typeof MobileBar>, 'isOfPage'>>

/** In the place of the site's bar, on pages where something else is ordered than a booking. */
export function OrderBar(props: Props) {
  return <MobileBar isOfPage {...props} />
}
