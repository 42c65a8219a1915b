import { photoHref } from '@/lib/photos/photo-address'
import { PHOTO_SIZES, type PhotoPlace } from '@/lib/photos/photo-sizes'
import type { Photo, PhotoSource } from '@/provider/contract/photos'
import styles from './photo-picture.module.css'

type Props = {
  photo: Photo
  /** What it shows; empty: the text beside it says the same. */
  alt: string
  place: PhotoPlace
  /** The largest thing of the first view: it is asked for at once. All others wait until they are near. */
  isFirst?: boolean
}

const TYPES = ['image/avif', 'image/webp'] as const

/**
 * A photo that covers its positioned parent. What stands behind it, the drawing, is seen while it loads; when it cannot be
 * loaded, `boot.js` makes it give way.
 */
export function PhotoPicture({ photo, alt, place, isFirst = false }: Props) {
  const fallback = photo.sources.find(({ type }) => type === 'image/jpeg') ?? photo.sources[0]
  if (!fallback) return null
  return (
    <picture className={styles.photo}>
      {TYPES.map((type) => (
        <source
          key={type}
          sizes={PHOTO_SIZES[place]}
          srcSet={srcSetOf(photo.sources.filter((source) => source.type === type))}
          type={type}
        />
      ))}
      <img
        alt={alt}
        data-photo=""
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        height={fallback.height}
        loading={isFirst ? undefined : 'lazy'}
        src={photoHref(fallback.name)}
        width={fallback.width}
      />
    </picture>
  )
}

function srcSetOf(sources: readonly PhotoSource[]): string {
  return sources.map(({ name, width }) => `${photoHref(name)} ${width}w`).join(', ')
}
