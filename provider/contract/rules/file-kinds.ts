/** What a client may upload. Plain lists: the browser reads them too. */
export const SCAN_KINDS = ['passport', 'licence'] as const
export type ScanKind = (typeof SCAN_KINDS)[number]

export const FILE_KINDS = [...SCAN_KINDS, 'dispute'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What is taken, by content; a file's name says nothing. */
export const TAKEN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** What is kept: every picture is written anew as JPEG. */
export const KEPT_TYPES = ['image/jpeg', 'application/pdf'] as const

export const BYTES_PER_MB = 1024 * 1024

const PIXELS_PER_MEGAPIXEL = 1_000_000
/** The largest picture that is taken. */
export const PICTURE_MAX_MP = 40
export const PICTURE_MAX_PIXELS = PICTURE_MAX_MP * PIXELS_PER_MEGAPIXEL
