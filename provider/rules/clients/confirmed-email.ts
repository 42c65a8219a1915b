type Client = { email: string | null; emailConfirmedAt: Date | null }

/** Where news of the account may go: a guest booking with a stranger's phone carries an e-mail of its own. */
export function confirmedEmail({ email, emailConfirmedAt }: Client): string | null {
  return emailConfirmedAt === null ? null : email
}
