/** Of the log: what went wrong and was gone round, without a word of a person. `err`: its serializer keeps values out. */
export type Warn = (details: Record<string, unknown>, message: string) => void
