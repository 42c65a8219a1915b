import { z } from 'zod'
import {
  EVIDENCE_KINDS,
  FILE_KINDS,
  HAND_OVER_STAGES,
  SCAN_KINDS,
  STORED_TYPES,
  UPLOAD_KINDS,
} from './rules/files/file-kinds'

/** `?kind=` of `POST auth-client/files`; the body is the file itself, as `application/octet-stream`. */
export const UploadQuery = z.strictObject({ kind: z.enum(UPLOAD_KINDS) })
export type UploadQuery = z.infer<typeof UploadQuery>

/** A file as its owner sees it; it has no name, and no address but for a minute. */
export const StoredFile = z.object({
  id: z.uuid(),
  kind: z.enum(FILE_KINDS),
  type: z.enum(STORED_TYPES),
  bytes: z.int().positive(),
  uploadedAt: z.iso.datetime(),
  /** The day on which it is removed, at the branch. */
  deleteOn: z.iso.date(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** What the branch has to show for a fine or a damage; it stays as long as that. */
export const Evidence = StoredFile.omit({ deleteOn: true }).extend({ kind: z.enum(EVIDENCE_KINDS) })
export type Evidence = z.infer<typeof Evidence>

/**
 * `POST auth-client/files/{id}/link`: reads the file once, in the session that requested it, at `…/files/download/{token}`.
 */
export const FileLink = z.object({ token: z.string(), expiresAt: z.iso.datetime() })
export type FileLink = z.infer<typeof FileLink>

/** `DELETE auth-client/files`, `…/files/{id}` */
export const RemovedFiles = z.object({ removed: z.int().nonnegative() })
export type RemovedFiles = z.infer<typeof RemovedFiles>

/**
 * `?kind=` of `POST sun/v2/bookings/{number}/files`, with the key or the session of its client; the body is the file itself.
 * The state of the booking says of which hand-over a `photo` is.
 */
export const BookingUploadQuery = z.strictObject({ kind: z.enum([...SCAN_KINDS, 'photo']) })
export type BookingUploadQuery = z.infer<typeof BookingUploadQuery>

/** `?id=` of `DELETE sun/v2/bookings/{number}/files` */
export const BookingFileQuery = z.strictObject({ id: z.uuid() })
export type BookingFileQuery = z.infer<typeof BookingFileQuery>

/** `GET sun/v2/bookings/{number}/photos?id=`: the picture itself, or a small one. */
export const HandOverPhotoQuery = z.strictObject({ id: z.uuid(), size: z.enum(['small', 'full']).default('full') })
export type HandOverPhotoQuery = z.infer<typeof HandOverPhotoQuery>

/** The client's own photo of the car; `uploadedAt` is the provider's moment. */
export const HandOverPhoto = StoredFile.omit({ kind: true }).extend({ stage: z.enum(HAND_OVER_STAGES) })
export type HandOverPhoto = z.infer<typeof HandOverPhoto>

/** What `POST sun/v2/bookings/{number}/files` stored. */
export const StoredBookingFile = z.union([StoredFile, HandOverPhoto])
export type StoredBookingFile = z.infer<typeof StoredBookingFile>

/** `GET sun/v2/bookings/{number}/files`: what was sent for it. Nobody reads the scans here but the branch. */
export const BookingFiles = z.object({
  scans: z.array(StoredFile),
  /** Whether scans can be sent, and deleted by whoever sent them: until the pick-up. */
  scansOpen: z.boolean(),
  /** The first day, `YYYY-MM-DD`, on which scans of a rental far ahead are taken: sent sooner they would be deleted before it. An older provider leaves it out. */
  scansFrom: z.iso.date().nullable().optional(),
  photos: z.array(HandOverPhoto),
  /** Of which hand-over a photo of now would be; null: none is taken now. */
  photoStage: z.enum(HAND_OVER_STAGES).nullable(),
  /** How many more photos of this hand-over there may be. */
  photosLeft: z.int().nonnegative(),
  maxMb: z.int().positive(),
})
export type BookingFiles = z.infer<typeof BookingFiles>
