import type { OwnList } from '@/lib/account/csv-name'
import { listHref } from '@/lib/account/list-address'
import { callDoor } from './call-door'
import { ownHeaders } from './own-headers'

/** A list as a file in the page's language; null: of every year. @throws {RejectionError} */
export async function fetchList(list: OwnList, year: number | null, language: string): Promise<Blob> {
  const path = listHref(`/api/account/${list}/csv/`, { year }) as `/api/${string}`
  const headers = { ...ownHeaders(), 'accept-language': language }
  return (await callDoor({ path, method: 'GET', headers })).blob()
}
