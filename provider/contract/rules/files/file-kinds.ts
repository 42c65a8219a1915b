/** What a client may upload. Plain lists: the browser reads them too. */
export const SCAN_KINDS = ['passport', 'licence'] as const
export type ScanKind = (typeof SCAN_KINDS)[number]

export const UPLOAD_KINDS = [...SCAN_KINDS, 'dispute'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** What the branch has to show for a fine or a damage. */
export const EVIDENCE_KINDS = ['fine_photo', 'damage_photo', 'damage_act'] as const

export const FILE_KINDS = [...UPLOAD_KINDS, ...EVIDENCE_KINDS] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What is taken, by content; a file's name says nothing. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** What is kept: every picture is written anew as JPEG. */
export const STORED_TYPES = ['image/jpeg', 'application/pdf'] as const

/** Pixels of the longer side of a scan: with fewer nobody reads a document. What is put beside a dispute may be smaller. */
export const SCAN_SIDE_MIN = 1_000

export const BYTES_PER_MB = 1024 * 1024

const PIXELS_PER_MEGAPIXEL = 1_000_000
/** The largest picture that is taken. */
export const PICTURE_MAX_MP = 40
export const PICTURE_MAX_PIXELS = PICTURE_MAX_MP * PIXELS_PER_MEGAPIXEL
