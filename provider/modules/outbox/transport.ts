/** `key`: the same for every attempt, so that a gateway can tell a repetition. */
export type OutgoingMessage = { key: string; address: string; subject: string; text: string }

export type Transport = (message: OutgoingMessage) => Promise<void>
