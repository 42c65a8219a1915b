import { z } from 'zod'
import { EVIDENCE_KINDS, FILE_KINDS, STORED_TYPES, UPLOAD_KINDS } from './rules/files/file-kinds'

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
