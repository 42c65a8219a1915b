import type { Desk } from './desk'

export type Speaking = Pick<Desk, 'language' | 'timeZone'>

/** A moment on the station's clock. */
export function momentWords(at: Date, { language, timeZone }: Speaking): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}
