import { photoHref } from '@/lib/photos/photo-address'
import type { Photo, PhotoSource } from '@/provider/contract/photos'
import styles from './photo-picture.module.css'

type Props = {
  photo: Photo
  /** What it shows; empty: the text beside it says the same. */
  alt: string
  place: keyof typeof SIZES
  /** In the first view: it is asked for at once. All others wait until they are near. */
  isFirst?: boolean
}

/**
 * How wide a photo stands, for the browser's choice of a file. Phones with three dots a point get the file for two: the
 * eye sees no more, and the first view stays within 60 kB.
 */
const SIZES = {
  /** The whole stage of a car's page. */
  stage:
    '(max-width: 860px) and (min-resolution: 2.5dppx) 66vw, (max-width: 860px) 100vw, (max-width: 1320px) 62vw, 820px',
  /** Always the file of 640 pixels, which has at most 40 kB. */
  card: '(min-resolution: 2.5dppx) 210px, 320px',
  /** Beside the words of a list or a summary, and the small pictures of a gallery. */
  tile: '140px',
} as const

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
          sizes={SIZES[place]}
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
