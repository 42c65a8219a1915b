import { currentOrigin } from '@/provider/db/request-origin'
import type { ConsentProof } from '@/provider/rules/consents/consent'
import { type AgreedDocument, textHashOf } from '@/provider/rules/consents/text-hashes'

/** Returns what a consent of this request is proved with: the text's hash, the browser, the form. */
export function consentProof(document: AgreedDocument, version: string): ConsentProof {
  return { textHash: textHashOf(document, version), ...currentOrigin() }
}
