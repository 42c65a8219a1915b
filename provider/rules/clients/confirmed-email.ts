type Client = { email: string | null; emailConfirmedAt: Date | null }

/**
 * Returns the address to which messages about the account may go, or null: a guest booking with a stranger's phone
 * carries an e-mail of its own, which is not confirmed.
 */
export function confirmedEmail({ email, emailConfirmedAt }: Client): string | null {
  return emailConfirmedAt === null ? null : email
}
