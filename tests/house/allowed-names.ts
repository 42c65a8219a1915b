/** Declared names and names of files that hold an old word, by the reason that keeps it. */
export const ALLOWED_NAMES: readonly { reason: string; names: string }[] = [
  {
    reason: 'field of the wire',
    names: 'KEPT_REASONS KeptReason askedAt givenAt keptKop keptReason keptReasonOf nameAsked obstacles takesBack',
  },
  { reason: 'column of a table, or name in a statement', names: 'act keptAt keptId markAnswered paying toldOn' },
  { reason: 'field of the demo data, read as JSON', names: 'keptRub' },
  { reason: 'environment variable', names: 'SANDBOX_PORT' },
  { reason: 'field of a log line, and the column beside it', names: 'counted hasMilesCounted' },
  { reason: 'option --kept and state of a deposit, as staff know it', names: 'KEPT KEPT_IN_ALL' },
  { reason: 'option of the driver of the database', names: 'KEEP_ALIVE' },
  { reason: 'address /payments/lookup', names: 'look-up-payment lookUpPayment' },
  { reason: 'closing receipt, the term of federal law 54', names: 'closingReceipt queueClosingReceipts' },
  { reason: 'not found, the usual term', names: 'NONE_FOUND NOT_FOUND' },
  { reason: 'words of a language', names: 'ENGLISH_WORDS RUSSIAN_WORDS SITE_WORDS WORDS WORD_MAX WORD_MIN' },
  { reason: 'words of a language', names: 'isOneWord word words wordsOf' },
  {
    reason: 'answer of a person: at the terminal, to a question of the FAQ, of a payer',
    names: 'answer ask askForReason',
  },
  {
    reason: 'news story, and the page of the office',
    names: 'NewsStory OFFICE Office OfficeRow listOfficeRows newsStory',
  },
  { reason: 'news story, and the page of the office', names: 'office officeItem officeRow readNewsStory story' },
  { reason: 'holder of the key of a booking, an actor (provider/rules/actors.ts)', names: 'GuestHolder' },
]
