/** How long the address with a key opens the PDF of a voucher. */
export const VOUCHER_KEY_MINUTES = 10

/**
 * How often: WeChat opens the address, the browser does, and download managers ask twice. One is left for a reader who tries
 * again.
 */
export const VOUCHER_KEY_USES = 5
