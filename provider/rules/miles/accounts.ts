/** Accounts of the miles' ledger: two of each client, and those of the programme; migration 0108 names the same. */
export type MilesAccount =
  | 'client:available'
  | 'client:pending'
  | 'program:earned'
  | 'program:bonus'
  | 'program:spent'
  | 'program:expired'
