/** Years for which the books are retained after a client is erased (accounting law). */
export const BOOKS_YEARS = 5
