import { PHOTO_FILE } from '@/provider/contract/rules/photos/photo-files'

/** Where the files of photos are. */
export const PHOTO_ROOM = '/photos/'

/** Returns the address of a file of a photo; what stands there never changes. */
export function photoHref(name: string): string {
  return `${PHOTO_ROOM}${name}`
}

/** Whether a text is the name of a file of a photo. */
export function isPhotoName(text: string): boolean {
  return PHOTO_FILE.test(text)
}
