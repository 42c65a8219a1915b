/** A file that is sent with a letter. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

/** A file that the HTML of a letter shows, by `cid:` and this name. */
export type InlinePicture = Attachment & { cid: string }

/** Only an e-mail has `html`, a subject, pictures and attachments. */
export type Content = {
  subject: string
  text: string
  html: string | null
  pictures?: InlinePicture[]
  attachments?: Attachment[]
}

/** `key`: the same for every attempt, so that a gateway can tell a repetition. */
export type OutgoingMessage = Content & { key: string; address: string }

/** Sends a message. It ends before the lease of the message: two workers must not send it at once. */
export type Transport = (message: OutgoingMessage) => Promise<void>

export const TIMEOUT_MS = 10_000
