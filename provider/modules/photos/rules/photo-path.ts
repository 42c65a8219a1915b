import { PHOTO_VIEWS, type PhotoView } from '@/provider/contract/rules/photos/photo-files'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { plateText } from '@/provider/rules/cars/plate-text'

/** The folder of photos of single cars; no model has this name. */
const PLATES = 'plates'
const FILE = /^([a-z]+)-([1-9]\d?)(?:\.[a-z]{3,4})?$/i

export type PhotoOwner = { slug: string } | { plate: string }
export type PhotoPlace = { owner: PhotoOwner; view: PhotoView; number: number }

/** Reads `toyota-rav4/exterior-1.jpg` or `plates/А001АА125/interior-2.jpg`; null: the path says no place. */
export function readPhotoPath(path: string): PhotoPlace | null {
  const folders = path.split('/')
  const [, viewName = '', digits = ''] = FILE.exec(folders.pop() ?? '') ?? []
  const view = PHOTO_VIEWS.find((one) => one === viewName.toLowerCase())
  const owner = readPhotoFolder(folders.join('/'))
  return view && owner ? { owner, view, number: Number(digits) } : null
}

/** Reads `toyota-rav4` or `plates/А001АА125`; the letters of a plate may be Latin. */
export function readPhotoFolder(path: string): PhotoOwner | null {
  const [first = '', plate, ...more] = path.split('/')
  if (more.length > 0) return null
  if (first === PLATES) return plate ? { plate: plateText(plate.normalize('NFC')) } : null
  return plate === undefined && SLUG.test(first) ? { slug: first } : null
}

/** Returns the folder of an owner's photos. */
export function photoFolder(owner: PhotoOwner): string {
  return 'slug' in owner ? owner.slug : `${PLATES}/${owner.plate}`
}

/** Returns how a place is called: the path of its file without an ending. */
export function photoPlaceName({ owner, view, number }: PhotoPlace): string {
  return `${photoFolder(owner)}/${view}-${number}`
}
