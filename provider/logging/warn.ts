/** Logs a problem that the program got around, without personal data. The serializer of `err` leaves values out. */
export type Warn = (details: Record<string, unknown>, message: string) => void
