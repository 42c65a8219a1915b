/** The subfolder for unfinished uploads, and for files that are being restored. */
export const INCOMING = 'incoming'
export const FOLDER_MODE = 0o700
export const FILE_MODE = 0o600
