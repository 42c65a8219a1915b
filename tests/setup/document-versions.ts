import { readdirSync } from 'node:fs'
import type { DOCUMENTS } from '@/provider/contract/bookings'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

type DocumentName = (typeof DOCUMENTS)[number]

/** Returns the version of a legal text that is in force at that moment, `YYYY-MM-DD`: a new one may begin on any day. */
export function versionAt(document: DocumentName, now = new Date()): string {
  const { date } = toStationMoment(now, 'Asia/Vladivostok')
  const versions = readdirSync(`documents/ru/${document}`).map((file) => file.replace('.md', ''))
  const version = versions
    .filter((from) => from <= date)
    .sort()
    .at(-1)
  if (!version) throw new Error(`${document} has no version on ${date}`)
  return version
}

/** Returns consents to the texts in the versions that are in force at that moment. */
export function consentsTo(documents: readonly DocumentName[], now = new Date()) {
  return documents.map((document) => ({ document, version: versionAt(document, now) }))
}

/** Returns the header `x-consents` of a form that asks for personal data. */
export function consentsAt(now = new Date()): string {
  return consentsTo(['privacy_policy', 'personal_data_agreement'], now)
    .map(({ document, version }) => `${document}@${version}`)
    .join(',')
}
