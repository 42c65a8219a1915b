import 'server-only'
import { streamProvider } from './provider/call-provider'

/** A file of a photo, as it comes. @throws {ProviderError} `not_found`, `unavailable` */
export function streamPhoto(name: string, signal: AbortSignal): Promise<Response> {
  return streamProvider({ path: `/sun/v2/photos/${name}`, language: null }, signal)
}
