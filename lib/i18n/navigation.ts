import { createNavigation } from 'next-intl/navigation'
import { type ComponentProps, createElement } from 'react'
import { routing } from './routing'

const navigation = createNavigation(routing)

/** Navigation that keeps the language of the page. */
export const { usePathname, useRouter } = navigation

/** A link that keeps the language of the page. It fetches nothing ahead: a list of 47 cards would ask for 94 pages. */
export function Link(props: ComponentProps<typeof navigation.Link>) {
  return createElement(navigation.Link, { prefetch: false, ...props })
}
