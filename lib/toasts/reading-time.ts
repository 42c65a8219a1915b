import type { ToastMessage } from './show-toast'

/** Slow readers and those who hear the page; the pace is that of subtitles, halved. */
const LEAST_MS = 6_000
const LEAST_BAD_MS = 10_000
const MOST_MS = 20_000
const MS_PER_LETTER = 120

/** How long a message stays, in milliseconds: long enough to be read twice, and never for good. */
export function readingTime({ kind, title, text }: ToastMessage): number {
  const least = kind === 'bad' ? LEAST_BAD_MS : LEAST_MS
  return Math.min(Math.max((title.length + text.length) * MS_PER_LETTER, least), MOST_MS)
}
