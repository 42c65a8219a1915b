/** Of the folder with clients' files: uploads that have not come in yet, and files that are being brought back. */
export const INCOMING = 'incoming'
export const FOLDER_MODE = 0o700
export const FILE_MODE = 0o600
