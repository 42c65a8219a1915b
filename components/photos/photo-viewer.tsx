'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import styles from './photo-viewer.module.css'

type Props = {
  /** Of the page: the same files in another size. */
  pictures: HTMLPictureElement[]
  index: number
  texts: { title: string; previous: string; next: string; close: string }
  onClose: () => void
}

/**
 * The photos of a gallery over the whole screen: swipe, arrow keys, buttons. A modal of its own: the looks of the dialogs
 * travel with every page, and few open this.
 */
export function PhotoViewer({ pictures, index, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(index)
  const last = pictures.length - 1
  useLayoutEffect(() => {
    const { current: element } = track
    dialog.current?.showModal()
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
  }, [index])

  function show(next: number): void {
    const { current: element } = track
    element?.scrollTo({ left: next * element.clientWidth })
  }

  return (
    <dialog aria-label={texts.title} className={styles.viewer} onClose={onClose} ref={dialog}>
      <section
        aria-label={texts.title}
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls takes the focus, so that arrow keys move it
        tabIndex={0}
      >
        {pictures.map((picture) => (
          <EnlargedPhoto key={picture.querySelector('img')?.src} picture={picture} />
        ))}
      </section>
      <div className={styles.controls}>
        <Button
          aria-label={texts.previous}
          disabled={current === 0}
          isIconOnly
          onClick={() => show(current - 1)}
          variant="soft"
        >
          <Icon of="chevron-left" />
        </Button>
        <span role="status">{`${current + 1} / ${pictures.length}`}</span>
        <Button
          aria-label={texts.next}
          disabled={current === last}
          isIconOnly
          onClick={() => show(current + 1)}
          variant="soft"
        >
          <Icon of="chevron-right" />
        </Button>
      </div>
      <div className={styles.close}>
        <Button aria-label={texts.close} isIconOnly onClick={() => dialog.current?.close()} variant="soft">
          <Icon of="x" />
        </Button>
      </div>
    </dialog>
  )
}

function EnlargedPhoto({ picture }: { picture: HTMLPictureElement }) {
  const image = picture.querySelector('img')
  return (
    <picture>
      {[...picture.querySelectorAll('source')].map(({ srcset, type }) => (
        <source key={type} sizes="100vw" srcSet={srcset} type={type} />
      ))}
      <img alt={image?.alt ?? ''} height={image?.height} loading="lazy" src={image?.src} width={image?.width} />
    </picture>
  )
}
