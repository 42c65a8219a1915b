import { withSession } from '@/lib/auth/with-session'
import { chosenHref } from './chosen-slugs'
import { onFavouritesChange, readFavourites } from './favourites'

/** Of a search, what a list of favourites is priced for. */
const DATE_FIELDS = ['from', 'fromTime', 'to', 'toTime', 'place', 'back'] as const
const LINKS = 'a[data-favourites]'

/**
 * Gives the links to the favourites their address, with the dates last searched for, their number and their name. By
 * hand: as a component it would weigh on every page. @returns the end of it
 */
export function watchFavourites(): () => void {
  const update = () =>
    withSession(({ searchForm }) => {
      const pairs = DATE_FIELDS.map((name) => [name, searchForm?.[name] ?? '']).filter(([, value]) => value !== '')
      showFavourites(searchForm?.from ? `?${new URLSearchParams(pairs)}` : '')
    })
  // The page may have searched for other dates since.
  const approach = ({ target }: Event) => {
    if (target instanceof Element && target.closest(LINKS)) update()
  }
  update()
  const end = onFavouritesChange(update)
  // A layout of its own, as that of a booking, brings another header.
  const headers = new MutationObserver(() => {
    if (document.querySelector(`${LINKS}:not([data-filled])`)) update()
  })
  headers.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('pointerover', approach)
  document.addEventListener('focusin', approach)
  return () => {
    end()
    headers.disconnect()
    document.removeEventListener('pointerover', approach)
    document.removeEventListener('focusin', approach)
  }
}

function showFavourites(query: string): void {
  const slugs = readFavourites().map(({ slug }) => slug)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const { favourites: label = '' } = link.dataset
    const [prefix = ''] = link.pathname.split('/rent/')
    link.href = `${prefix}${chosenHref('list', slugs, query)}`
    link.setAttribute('aria-label', slugs.length > 0 ? `${label}: ${slugs.length}` : label)
    link.dataset.filled = ''
    const number = link.querySelector('small')
    if (number) number.textContent = slugs.length > 0 ? String(slugs.length) : ''
  }
}
