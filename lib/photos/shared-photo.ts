import type { Photo } from '@/provider/contract/photos'
import { photoHref } from './photo-address'

/** A picture that a shared link shows, and its size in pixels. */
export type SharedPicture = { href: string; width: number; height: number }

/** Returns the photos as messengers and search engines read them: JPEGs. */
export function sharedPhotos(photos: readonly Photo[]): SharedPicture[] {
  return photos.flatMap(({ sources }) => {
    const jpeg = sources.find(({ type }) => type === 'image/jpeg')
    return jpeg ? [{ href: photoHref(jpeg.name), width: jpeg.width, height: jpeg.height }] : []
  })
}
