import type { Photo } from '@/provider/contract/photos'
import { type PhotoType, photoFileName, readPhotoFileName } from '@/provider/contract/rules/photos/photo-files'
import { FailureError } from '@/provider/failure-error'
import type { Bound } from '@/provider/modules/bind'
import type { Language } from '@/provider/rules/i18n/language'
import type { PhotoQueries, PhotoRow } from './queries'

type Deps = { photos: PhotoQueries; station: string }

/** `carId`: one car of the model; its own photos come first. */
type Owner = { modelId: number; carId?: number }
/** Returns the photos of an owner, `most` of them; it reads nothing, so that a transaction may call it. */
export type PhotosOf = (owner: Owner, most?: number) => Photo[]

export type Photos = { read: Bound<typeof readPhotos>; readFile: Bound<typeof readPhotoFile> }

/** Reads the photos of the branch, and returns a function that picks those of a model or of one car. */
export async function readPhotos({ photos, station }: Deps, language: Language): Promise<PhotosOf> {
  const { ofModels, ofCars } = await photos.readIndex(station)
  return ({ modelId, carId }, most) => {
    const rows = [...((carId !== undefined && ofCars[carId]) || []), ...(ofModels[modelId] ?? [])]
    return rows.slice(0, most).map((row) => photoIn(row, language))
  }
}

/** Reads a file of a photo by its name. @throws {FailureError} `not_found` */
export async function readPhotoFile(
  { photos, station }: Deps,
  name: string,
): Promise<{ type: PhotoType; content: Buffer }> {
  const file = readPhotoFileName(name)
  const content = file && (await photos.findContent(station, file))
  if (!file || !content) throw new FailureError('not_found', 'No such photo.')
  return { type: file.type, content }
}

/** No text of another language is shown instead: the site then names model and view in the reader's language. */
function photoIn({ view, text, hash, variants }: PhotoRow, language: Language): Photo {
  const sources = variants.map((variant) => ({ name: photoFileName({ hash, ...variant }), ...variant }))
  return { view, text: text[language], sources }
}
