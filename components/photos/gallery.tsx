import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { comma } from '@/lib/i18n/comma'
import { photoHref } from '@/lib/photos/photo-address'
import type { Photo } from '@/provider/contract/photos'
import { CarPhoto } from './car-photo'
import styles from './gallery.module.css'
import { GalleryFrame } from './gallery-frame'
import { PhotoPicture } from './photo-picture'

/** A picture of the gallery that is no photo, and its small one. */
export type GalleryDrawing = { name: string; stage: ReactNode; thumbnail: ReactNode }

type Props = {
  /** Of the model. */
  name: string
  photos: readonly Photo[]
  drawings: readonly GalleryDrawing[]
  /** Behind a photo, while it loads and when it cannot be loaded. */
  placeholder: ReactNode
  /** Over the first picture. */
  children?: ReactNode
}

/**
 * Pictures of a model: the first photo, the drawings, the other photos. It scrolls by swipe and by the keyboard, and the
 * small pictures are links, so it needs no script; with one, a photo opens over the whole screen.
 */
export function Gallery({ name, photos, drawings, placeholder, children }: Props) {
  const t = useTranslations('photos')
  const titles = photoTitles(photos, t)
  const photoSlides = photos.map((photo, index) => ({
    name: titles[index] ?? '',
    stage: (
      <PhotoStage isFirst={index === 0} name={name} photo={photo} placeholder={placeholder}>
        {index === 0 && children}
      </PhotoStage>
    ),
    thumbnail: <PhotoPicture alt="" photo={photo} place="tile" />,
  }))
  const slides = [...photoSlides.slice(0, 1), ...drawings, ...photoSlides.slice(1)]
  const idOf = (index: number) => `picture-${index + 1}`
  const viewer = {
    title: t('viewer.title', { name }),
    previous: t('viewer.previous'),
    next: t('viewer.next'),
    close: t('viewer.close'),
  }
  return (
    <GalleryFrame texts={viewer}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls takes the focus, so that arrow keys move it. */}
      <section aria-label={t('gallery', { name })} className={styles.track} data-track="" tabIndex={0}>
        {slides.map(({ name, stage }, index) => (
          <div className={styles.slide} id={idOf(index)} key={name}>
            {stage}
          </div>
        ))}
      </section>
      {slides.length > 1 && (
        <nav aria-label={t('frames')} className={`${styles.thumbnails} no-print`}>
          {slides.map(({ name, thumbnail }, index) => (
            <a aria-current={index === 0 ? 'true' : undefined} href={`#${idOf(index)}`} key={name}>
              <span>{thumbnail}</span>
              {name}
            </a>
          ))}
        </nav>
      )}
    </GalleryFrame>
  )
}

type StageProps = { photo: Photo; name: string; isFirst: boolean; placeholder: ReactNode; children?: ReactNode }

function PhotoStage({ photo, name, isFirst, placeholder, children }: StageProps) {
  const t = useTranslations('photos')
  const locale = useLocale()
  const largest = photo.sources.filter(({ type }) => type === 'image/webp').at(-1)
  return (
    <div className={styles.stage}>
      {placeholder}
      <CarPhoto isFirst={isFirst} name={name} photo={photo} place="stage" />
      {children}
      {largest && (
        <a className={styles.enlarge} data-enlarge="" href={photoHref(largest.name)}>
          <VisuallyHidden>
            {photo.text || t(`alt.${photo.view}`, { name })}
            {comma(locale)}
            {t('enlarge')}
          </VisuallyHidden>
          <Icon of="maximize-2" />
        </a>
      )}
    </div>
  )
}

/** «Снаружи», or «Снаружи 2» where there are several. */
function photoTitles(photos: readonly Photo[], t: ReturnType<typeof useTranslations<'photos'>>): string[] {
  return photos.map(({ view }, index) => {
    const ofView = photos.filter((one) => one.view === view)
    const number = photos.slice(0, index + 1).filter((one) => one.view === view).length
    return ofView.length > 1 ? t('numbered', { view: t(`view.${view}`), number }) : t(`view.${view}`)
  })
}
