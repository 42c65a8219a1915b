import { type CsvSubject, csvName } from '@/lib/account/csv-name'
import { fetchList } from '@/lib/browser-api/own-lists'
import { saveFile } from '@/lib/files/save-file'

/** Saves a list as a file in the page's language. @throws {RejectionError} */
export async function saveList({ list, year }: CsvSubject, language: string): Promise<void> {
  saveFile(await fetchList(list, year, language), csvName({ list, year }))
}
