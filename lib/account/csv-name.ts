/** Lists of the client area that can be had as a file. */
export type OwnList = 'history' | 'fines' | 'damages' | 'charge'

export type CsvSubject = { list: OwnList; year: number | null }

/** One word in every language: names of files travel badly in others than English. */
const WORDS: Record<OwnList, string> = { history: 'rentals', fines: 'fines', damages: 'damages', charge: 'miles' }

/** The name of a list's file, with its year. */
export function csvName({ list, year }: CsvSubject): string {
  return `sun-rent-${WORDS[list]}${year === null ? '' : `-${String(year).padStart(4, '0')}`}.csv`
}
