/**
 * How long data is stored. The purges and the privacy policy read the same numbers; those of scans and photos are settings
 * of the branch.
 */
export const RETENTION = {
  /** Callbacks, messages and requests of partners: name, contacts and text. */
  requestDays: 180,
  /** After an entry of the waitlist ended; 152-FZ, article 21: within 30 days after the purpose is reached. */
  waitlistDays: 28,
  /** Hash of an address whose owner wants no letters of the waitlist. */
  optOutDays: 365,
  /** A message after it was sent, and a session after it ended. */
  messageDays: 30,
  sessionDays: 30,
  /** A code and its alerts: the longest window of the budgets is a day. */
  codeDays: 2,
  /** The contract and what proves it: the general term of claims (Civil Code, article 196). */
  contractYears: 3,
  /** The books, after a client is erased too (402-FZ). */
  booksYears: 5,
  /** The record of a consent after it was withdrawn. */
  consentYears: 3,
} as const
