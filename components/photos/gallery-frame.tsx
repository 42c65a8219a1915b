'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

type Props = {
  texts: { title: string; previous: string; next: string; close: string }
  children: ReactNode
}

/** Few who look at a car open its photos over the screen. Loaded before it is rendered: what fails there takes the page away. */
const loadViewer = () => import('./photo-viewer')
const PhotoViewer = lazy(async () => ({ default: (await loadViewer()).PhotoViewer }))

/** What a script adds to a gallery: no jump of the page to a picture, a mark at the one in view, photos over the screen. */
export function GalleryFrame({ texts, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ pictures: HTMLPictureElement[]; index: number } | null>(null)
  useEffect(() => (frame.current ? markCurrent(frame.current) : undefined), [])

  function followLink(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey
    if (!link || !frame.current || hasModifier) return
    if (link.dataset.enlarge !== undefined) {
      event.preventDefault()
      void enlarge(link)
    } else if (link.hash) {
      event.preventDefault()
      scrollToElement(frame.current.querySelector<HTMLElement>(link.hash))
    }
  }

  async function enlarge(link: HTMLAnchorElement): Promise<void> {
    const links = [...(frame.current?.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]') ?? [])]
    const pictures = links.flatMap((one) => one.parentElement?.querySelector('picture') ?? [])
    try {
      await loadViewer()
      setOpened({ pictures, index: links.indexOf(link) })
    } catch {
      window.location.assign(link.href)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: no control: the clicks of its links bubble to it, those made by keys too
    <div onClick={followLink} ref={frame}>
      {children}
      {opened && (
        <Suspense>
          <PhotoViewer {...opened} onClose={() => setOpened(null)} texts={texts} />
        </Suspense>
      )}
    </div>
  )
}

/** Scrolls the row of an element until it is in the middle; the page stays. */
function scrollToElement(element: HTMLElement | null): void {
  const row = element?.parentElement
  if (!element || !row) return
  row.scrollTo({ left: element.offsetLeft - row.offsetLeft - (row.clientWidth - element.clientWidth) / 2 })
}

/** Marks the small picture of the one in view. Returns how to stop. */
function markCurrent(frame: HTMLElement): () => void {
  const track = frame.querySelector<HTMLElement>('[data-track]')
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = frame.querySelector<HTMLElement>(`a[href="#${target.id}"]`)
        if (!link) continue
        if (isIntersecting) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
        if (isIntersecting) scrollToElement(link)
      }
    },
    { root: track, threshold: 0.6 },
  )
  for (const slide of track?.children ?? []) observer.observe(slide)
  return () => observer.disconnect()
}
