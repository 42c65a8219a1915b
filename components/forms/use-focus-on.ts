'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** For an element that takes the focus with every new `news`, so that nobody has to look for what happened. */
export function useFocusOn(news: object): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const lastNews = useRef<object>(null)
  useEffect(() => {
    if (lastNews.current === news) return
    lastNews.current = news
    element.current?.focus()
  }, [news])
  return element
}
