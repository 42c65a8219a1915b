/** What a client may upload. Plain lists: the browser reads them too. */
export const SCAN_KINDS = ['passport', 'licence'] as const
export type ScanKind = (typeof SCAN_KINDS)[number]

export const UPLOAD_KINDS = [...SCAN_KINDS, 'dispute'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** What the branch has to show for a fine or a damage. */
export const EVIDENCE_KINDS = ['fine_photo', 'damage_photo', 'damage_act'] as const

/** The client's photos of the car, when it is handed out and when it comes back. */
export const HAND_OVER_STAGES = ['pickup', 'return'] as const
export type HandOverStage = (typeof HAND_OVER_STAGES)[number]
export const HAND_OVER_KINDS = ['pickup_photo', 'return_photo'] as const

export const FILE_KINDS = [...UPLOAD_KINDS, ...EVIDENCE_KINDS, ...HAND_OVER_KINDS] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Accepted types, found by the content of a file. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const ACCEPTED_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const

/** Stored types: every picture is encoded again as JPEG. */
export const STORED_TYPES = ['image/jpeg', 'application/pdf'] as const

/** Pixels of the longer side of a scan: with fewer a document is not readable. A file of a dispute may be smaller. */
export const SCAN_SIDE_MIN = 1_000

export const BYTES_PER_MB = 1024 * 1024

const PIXELS_PER_MEGAPIXEL = 1_000_000
/** The largest accepted picture. */
export const PICTURE_MAX_MP = 40
export const PICTURE_MAX_PIXELS = PICTURE_MAX_MP * PIXELS_PER_MEGAPIXEL
