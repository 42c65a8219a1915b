/** An entry of somebody's calendar, as RFC 5545 writes it. */
export type CalendarEntry = {
  uid: string
  from: Date
  to: Date
  title: string
  place: string
  /** When it was written. */
  now: Date
}

/** Bytes of a line; a longer one goes on in the next, which a space begins. */
const LINE_BYTES = 75

export function calendarFile({ uid, from, to, title, place, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SUN rent//Booking//RU',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(from)}`,
    `DTEND:${moment(to)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** As the address of a link: the file is made without a question to the server. */
export function calendarHref(entry: CalendarEntry): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`
}

/** `20261205T010000Z` */
function moment(instant: Date): string {
  return instant.toISOString().replace(/\.\d+|[-:]/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Never within a letter: one of several bytes goes over whole. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    const isFull = bytes + size > LINE_BYTES
    text += isFull ? `\r\n ${letter}` : letter
    bytes = isFull ? size + 1 : bytes + size
  }
  return text
}
