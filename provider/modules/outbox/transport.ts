/** A file that goes with a letter. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

/** `html`, a subject and attachments: of an e-mail alone. */
export type Content = { subject: string; text: string; html: string | null; attachments?: Attachment[] }

/** `key`: the same for every attempt, so that a gateway can tell a repetition. */
export type OutgoingMessage = Content & { key: string; address: string }

/** Gives up before the lease of the message is over: the next worker must not send it beside this one. */
export type Transport = (message: OutgoingMessage) => Promise<void>

export const TIMEOUT_MS = 10_000
