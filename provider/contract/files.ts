import { z } from 'zod'
import { EVIDENCE_KINDS, FILE_KINDS, SCAN_KINDS, STORED_TYPES, UPLOAD_KINDS } from './rules/files/file-kinds'

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

/** `?kind=` of `POST sun/v2/bookings/{number}/files`, with the key or the session of its client; the body is the file itself. */
export const BookingUploadQuery = z.strictObject({ kind: z.enum(SCAN_KINDS) })
export type BookingUploadQuery = z.infer<typeof BookingUploadQuery>

/** `?id=` of `DELETE sun/v2/bookings/{number}/files` */
export const BookingFileQuery = z.strictObject({ id: z.uuid() })
export type BookingFileQuery = z.infer<typeof BookingFileQuery>

/** `GET sun/v2/bookings/{number}/files`: what was sent ahead; nobody reads it here but the branch. */
export const BookingFiles = z.object({
  scans: z.array(StoredFile),
  /** Whether scans can be sent, and deleted by whoever sent them: until the pick-up. */
  scansOpen: z.boolean(),
  maxMb: z.int().positive(),
})
export type BookingFiles = z.infer<typeof BookingFiles>
