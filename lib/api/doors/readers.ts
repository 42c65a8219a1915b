import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { isJsonType, isTooDeep } from '@/provider/contract/rules/bodies/json-bodies'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { DoorError } from './door-error'
import { readPast } from './read-past'

/** `document@version` pairs, joined by commas. Which of them are needed is the provider's rule. */
const CONSENTS = /^[a-z_]{3,40}@\d{4}-\d{2}-\d{2}(,[a-z_]{3,40}@\d{4}-\d{2}-\d{2}){0,4}$/

const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Reads a door's body. Route handlers have no limit of their own.
 *
 * @throws {DoorError} `unsupported_media_type`, `body_too_large` (over 64 KB, or over `limitBytes`) or `invalid_request` (no
 * JSON, or too deep).
 */
export async function readJson(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<unknown> {
  if (!isJsonType(request.headers.get('content-type'))) throw new DoorError('unsupported_media_type')
  const json = parseJson(await readText(request, limitBytes))
  if (isTooDeep(json)) throw new DoorError('invalid_request')
  return json
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DoorError('invalid_request')
  }
}

/** Returns the header of consents as it came, once it can be one. @throws {DoorError} `consent_required` */
export function readConsents(request: Request): string {
  const consents = request.headers.get(CONSENTS_HEADER) ?? ''
  if (!CONSENTS.test(consents)) throw new DoorError('consent_required')
  return consents
}

/** Returns the page's language, which its script names to a door; Russian for anybody else. */
export function readLanguage(request: Request): Locale {
  const named = request.headers.get('accept-language')
  return LANGUAGES.find((language) => language === named) ?? 'ru'
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limitBytes) {
      void readPast(reader)
      throw new DoorError('body_too_large')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
