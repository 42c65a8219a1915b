'use client'

import type { Route } from 'next'
import NextLink from 'next/link'
import { usePathname as useAddress, useRouter as useNextRouter } from 'next/navigation'
import { type ComponentProps, useMemo } from 'react'
import { usePageLocale } from './page-language'
import { type Locale, PREFIX_OF } from './routing'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

type Options = { scroll?: boolean }

/**
 * A link that keeps the language of the page. It fetches nothing ahead: a list of 47 cards would ask for 94 pages.
 * Ours, because next-intl's brings its formatter of messages to every page.
 */
export function Link({ href, ...props }: LinkProps) {
  return <NextLink prefetch={false} {...props} href={inLanguage(href, usePageLocale())} />
}

/** Path of the page without its language, which stands in it otherwise in the browser (`/cn`) and on the server (`/zh-CN`). */
export function usePathname(): string {
  const address = useAddress()
  const locale = usePageLocale()
  const prefix = [PREFIX_OF[locale], `/${locale}`].find((one) => one !== '' && `${address}/`.startsWith(`${one}/`))
  const path = prefix === undefined ? address : address.slice(prefix.length) || '/'
  // The server sees the page behind it (`lib/routing/chosen-page.ts`), the browser the address.
  return path === '/chosen/' ? '/rent/' : path
}

/** Next's, for addresses without their language. */
export function useRouter() {
  const { push, replace, refresh } = useNextRouter()
  const locale = usePageLocale()
  return useMemo(
    () => ({
      push: (href: string, options?: Options) => push(inLanguage(href, locale), options),
      replace: (href: string, options?: Options) => replace(inLanguage(href, locale), options),
      refresh,
    }),
    [push, replace, refresh, locale],
  )
}

/** Other sites and anchors of the page stay as they are. */
function inLanguage(href: string, locale: Locale): Route {
  // `typedRoutes` knows the addresses with their language only.
  return (href.startsWith('/') ? PREFIX_OF[locale] + href : href) as Route
}
