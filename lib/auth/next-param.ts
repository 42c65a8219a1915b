/** Name in the query of the guest screens: the page that sent the visitor to sign in, without a language prefix. */
export const NEXT = 'next'
