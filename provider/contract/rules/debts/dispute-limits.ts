export const DISPUTE_TEXT_MAX = 2000
export const DISPUTE_FILES_MAX = 3
