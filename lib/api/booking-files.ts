import 'server-only'
import type { Client } from '@/lib/auth/actors'
import { BOOKING_KEY_HEADER } from '@/provider/contract/bookings'
import {
  BookingFiles,
  type BookingUploadQuery,
  type HandOverPhotoQuery,
  RemovedFiles,
  StoredBookingFile,
} from '@/provider/contract/files'
import { asClient, type Session } from './auth-session'
import { passUpload } from './files'
import { type Call, callProvider, streamProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

/** What opens the files of a booking: its key, or the session of its client. */
type Opening = Pick<Call<unknown>, 'headers' | 'session'>

/** Opens with the key. @param requestHeaders of the browser's call; left out when a page is rendered */
export function openByKey(key: string, requestHeaders?: Headers): Opening {
  return { headers: { [BOOKING_KEY_HEADER]: key, ...(requestHeaders ? visitorHeaders(requestHeaders) : {}) } }
}

/** Opens as the client whose booking it is. */
export function openAsClient({ session, requestHeaders }: Pick<Client, 'session' | 'requestHeaders'>): Opening {
  return { session, headers: visitorHeaders(requestHeaders) }
}

/** What was sent for a booking, for its page; null: not known now, the page is worth showing without it. */
export async function findBookingFiles(
  number: string,
  opening: { key: string } | { session: Session },
): Promise<BookingFiles | null> {
  const by: Opening = 'key' in opening ? openByKey(opening.key) : opening
  try {
    return await callProvider({ path: pathOf(number), schema: BookingFiles, language: null, ...by })
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

/** @throws {ProviderError} `not_found`, `conflict`, `file_too_large`, `file_type_refused` … */
export function uploadBookingFile(
  number: string,
  { kind }: BookingUploadQuery,
  request: Request,
  opening: Opening,
): Promise<StoredBookingFile> {
  return passUpload(request, (upload) =>
    callProvider({
      path: `${pathOf(number)}?kind=${kind}`,
      method: 'POST',
      schema: StoredBookingFile,
      upload,
      language: null,
      ...opening,
    }),
  )
}

/** @throws {ProviderError} `not_found`, `conflict` */
export function removeBookingFile(number: string, id: string, opening: Opening): Promise<RemovedFiles> {
  const path = `${pathOf(number)}?id=${id}` as const
  return callProvider({ path, method: 'DELETE', schema: RemovedFiles, language: null, ...opening })
}

type LinkAccess = { key: string | null; session: Session | null; requestHeaders: Headers }

/** A photo as it comes, for a picture of a page. @throws {ProviderError} `not_found` */
export function streamHandOverPhoto(
  number: string,
  { id, size }: HandOverPhotoQuery,
  { key, session, requestHeaders }: LinkAccess,
  signal: AbortSignal,
): Promise<Response> {
  const path = `/sun/v2/bookings/${encodeURIComponent(number)}/photos?id=${id}&size=${size}` as const
  const headers = { ...visitorHeaders(requestHeaders), ...(key === null ? {} : { [BOOKING_KEY_HEADER]: key }) }
  return streamProvider({ path, language: null, headers, ...asClient(session) }, signal)
}

function pathOf(number: string) {
  return `/sun/v2/bookings/${encodeURIComponent(number)}/files` as const
}
