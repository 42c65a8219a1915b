import { useLocale } from 'next-intl'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { listFormat } from '@/provider/contract/rules/text/cached-formats'

/** Lists as the readers of the page write them. Apart from `useFormatter`: few pages of the browser join lists. */
export function useListFormat() {
  const readers = dateLocale(useLocale())
  return {
    list: (items: string[], options?: Intl.ListFormatOptions) => spaced(joinFormat(readers, options).format(items)),
    /** The same of links and other elements. */
    elementList: (items: ReactElement[], options?: Intl.ListFormatOptions) =>
      listOfElements(items, joinFormat(readers, options)),
  }
}

/** A Chinese `和` would stand against a Latin word or a number: the last one is joined as the others are, `A、B、C`. */
function joinFormat(readers: string, options?: Intl.ListFormatOptions): Intl.ListFormat {
  return listFormat(readers, { style: readers === 'zh-CN' ? 'narrow' : 'long', ...options })
}

/** Chinese alternatives have no other joint: `SUV 或 MPV`. */
function spaced(list: string): string {
  return list.replace(/(\w)或/g, '$1 或').replace(/或(\w)/g, '或 $1')
}

function listOfElements(items: ReactElement[], format: Intl.ListFormat): ReactNode[] {
  const names = items.map((_, index) => String(index))
  return format
    .formatToParts(names)
    .map(({ type, value }, index) =>
      type === 'element' ? items[Number(value)] : createElement(Fragment, { key: `joint-${index}` }, value),
    )
}
