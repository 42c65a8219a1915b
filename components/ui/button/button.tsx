import type { ComponentProps, ElementType, ReactNode } from 'react'
import type { Loose, Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import { Link } from '@/lib/i18n/navigation'
import styles from './button.module.css'

export type ButtonLook = {
  /** `onSea`, `onSun`, `white`, `glass`, `alarm`: on surfaces of one colour by day and by night. */
  variant?: 'primary' | 'soft' | 'line' | 'ghost' | 'dark' | 'onSea' | 'onSun' | 'white' | 'glass' | 'alarm'
  tone?: 'danger'
  /**
   * `touch`: small, but 44 px high; `head`: of the header, 44 px high; `field`: as high as fields in one row with it;
   * `search`: of the search forms.
   */
  size?: 's' | 'touch' | 'head' | 'm' | 'field' | 'l' | 'xl' | 'search'
  /** As wide as its container. */
  isWide?: boolean
  /** A square around an icon; the name is then the `aria-label`. */
  isIconOnly?: boolean
  /** On phones its icon alone, on a surface; the words are in a `<span>`. */
  isFolding?: boolean
  /** Holds a number, which is never broken. */
  isNumeric?: boolean
  /** A ghost whose words begin where the words above it do. */
  isFlush?: boolean
  visibility?: Visibility
}

type Own = ButtonLook & {
  /** Its work is under way: said to screen readers; `onClick` still comes and has to ignore the press. */
  isBusy?: boolean
  /** Shows that it takes a moment. */
  isSpinning?: boolean
  /** Stands on paper too, as its words. */
  isPrinted?: boolean
}

type Native<E extends ElementType> = Loose<Omit<ComponentProps<E>, keyof Own | 'as' | 'href' | 'className' | 'style'>>

type Props = Loose<Own> &
  (
    | ({ as?: undefined; href?: undefined; isExternal?: false } & Native<'button'>)
    | ({ as?: undefined; href: string; isExternal?: false } & Native<typeof Link>)
    | ({ as?: undefined; href: string | undefined; isExternal: true } & Native<'a'>)
  )

type OtherProps<E extends ElementType> = Loose<Own> & { as: E; href?: undefined } & Native<E>

/**
 * An act, or with `href` the way to a page: a link of the site, with `isExternal` a native one (another site, `tel:`, a
 * file, a place of this page). Role `button` or `link`, named by its content; the focus ring is that of the page.
 */
export function Button<E extends ElementType>(props: OtherProps<E>): ReactNode
export function Button(props: Props): ReactNode
export function Button(props: Props | OtherProps<'span'>) {
  const {
    variant = 'primary',
    tone,
    size,
    isWide,
    isIconOnly,
    isFolding,
    isNumeric,
    isFlush,
    isBusy,
    isSpinning,
    visibility,
    isPrinted,
    children,
    ...rest
  } = props
  const { as, isExternal, ...native } = rest as { as?: ElementType; href?: string | undefined; isExternal?: boolean }
  const Element = as ?? (isExternal ? 'a' : native.href === undefined ? 'button' : Link)
  return (
    <Element
      aria-busy={isBusy}
      aria-disabled={isBusy}
      type={Element === 'button' ? 'button' : undefined}
      {...(native as object)}
      className={joinTokens(styles.button, visibility)}
      // Also how the bar of small screens knows of the page's own yellow button (mobile-bar.module.css).
      data-look={joinTokens(
        variant,
        tone,
        size,
        isWide && 'wide',
        isIconOnly && 'icon',
        isFolding && 'folds',
        isNumeric && 'numeric',
        isFlush && 'flush',
        isBusy && isSpinning && 'spins',
        isPrinted && 'printed',
      )}
    >
      {/* Alone, so that an element without them says its own words. */}
      {isSpinning ? (
        <>
          <i aria-hidden />
          {children}
        </>
      ) : (
        children
      )}
    </Element>
  )
}
