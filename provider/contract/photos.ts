import { z } from 'zod'
import { PHOTO_FILE, PHOTO_TYPES, PHOTO_VIEWS } from './rules/photos/photo-files'

/** `GET sun/v2/photos/{name}` returns the bytes. A name never gets other bytes. */
export const PhotoFileName = z.string().regex(PHOTO_FILE)

/** One of the files of a photo, in pixels. */
export const PhotoSource = z.object({
  name: PhotoFileName,
  type: z.enum(PHOTO_TYPES),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type PhotoSource = z.infer<typeof PhotoSource>

/** A photo of a model or of one car, 3:2 and without any metadata. */
export const Photo = z.object({
  view: z.enum(PHOTO_VIEWS),
  /** What it shows, in the reader's language; empty: the branch wrote nothing. */
  text: z.string(),
  /** AVIF and WebP in up to three widths each, the narrowest first; one JPEG for programs that read nothing else. */
  sources: z.array(PhotoSource).min(1),
})
export type Photo = z.infer<typeof Photo>

/** What a car is drawn by in a list: its model, its class for a model without a drawing, and the plate's colour. */
export const DrawnCar = z.object({ slug: z.string(), body: z.string(), cvet: z.string() })
export type DrawnCar = z.infer<typeof DrawnCar>
