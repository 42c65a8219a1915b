/** A file that is sent with a letter. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

/** Only an e-mail has `html`, a subject and attachments. */
export type Content = { subject: string; text: string; html: string | null; attachments?: Attachment[] }

/** `key`: the same for every attempt, so that a gateway can tell a repetition. */
export type OutgoingMessage = Content & { key: string; address: string }

/** Sends a message. It ends before the lease of the message: two workers must not send it at once. */
export type Transport = (message: OutgoingMessage) => Promise<void>

export const TIMEOUT_MS = 10_000
