import type { ComponentProps, ElementType, ReactNode } from 'react'
import type { Loose, Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import { Link } from '@/lib/i18n/navigation'
import styles from './text-link.module.css'

type Own = {
  /** `plain`: in the colour of the text around it. */
  tone?: 'plain'
  size?: 's'
  /** Holds a number, which is never broken. */
  isNumeric?: boolean
  /** Never broken. */
  isOneLine?: boolean
  /** Stands alone, not in a sentence: as high as a pointer needs. */
  isAlone?: boolean
  visibility?: Visibility
}

type Native<E extends ElementType> = Loose<Omit<ComponentProps<E>, keyof Own | 'as' | 'href' | 'className' | 'style'>>

type Props = Loose<Own> &
  (
    | ({ as?: undefined; href: string; isExternal?: false } & Native<typeof Link>)
    | ({ as?: undefined; href: string | undefined; isExternal: true } & Native<'a'>)
  )

type OtherProps<E extends ElementType> = Loose<Own> & { as: E; href?: undefined } & Native<E>

/**
 * A link in or beside text; `isExternal` makes it a native one (another site, `tel:`, a file, a place of this page), `as`
 * another element that looks like one (`button`). Role `link`, named by its text; underlined, so that it is
 * not told by its colour alone.
 */
export function TextLink<E extends ElementType>(props: OtherProps<E>): ReactNode
export function TextLink(props: Props): ReactNode
export function TextLink(props: Props | OtherProps<'span'>) {
  const { tone, size, isNumeric, isOneLine, isAlone, visibility, ...rest } = props
  const { as, isExternal, ...native } = rest as { as?: ElementType; isExternal?: boolean }
  const Element: ElementType = as ?? (isExternal ? 'a' : Link)
  return (
    <Element
      {...native}
      className={joinTokens(styles.link, visibility)}
      data-look={joinTokens(tone, size, isNumeric && 'numeric', isOneLine && 'oneLine', isAlone && 'alone')}
    />
  )
}
