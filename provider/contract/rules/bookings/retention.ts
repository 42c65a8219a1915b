/** Years for which the books are kept after a client is forgotten (accounting law). */
export const BOOKS_YEARS = 5
