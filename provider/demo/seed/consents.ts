import { fromStationMoment } from '@/provider/contract/rules/dates/station-time'
import { PERSONAL_DOCUMENTS } from '@/provider/rules/consents/consent'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { Row } from './insert-rows'

type Registered = { clientIds: number[]; since: Date }

/**
 * Returns the rows of consents given at registration; clients older than the texts agreed to the first version when it
 * was published.
 */
export function consentRows(
  { clientIds, since }: Registered,
  { documentVersions, timeZone }: Pick<BranchSettings, 'documentVersions' | 'timeZone'>,
): Row[] {
  return PERSONAL_DOCUMENTS.flatMap((document) => {
    const published = documentVersions[document]
      .map((version) => ({ version, from: fromStationMoment({ date: version, time: '00:00' }, timeZone) ?? since }))
      .sort((a, b) => a.from.getTime() - b.from.getTime())
    const agreed = published.findLast(({ from }) => from <= since) ?? published[0]
    if (!agreed) return []
    const givenAt = agreed.from > since ? agreed.from : since
    return clientIds.map((clientId) => ({
      client_id: clientId,
      document,
      version: agreed.version,
      given_at: givenAt,
    }))
  })
}
