import type { DamagesAnswer } from '@/provider/contract/damages'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { DisputesService } from '@/provider/modules/debts/check-dispute'
import { debtTotals } from '@/provider/modules/debts/rules/debt-totals'
import type { Files } from '@/provider/modules/files/files'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { DamagesRepository } from './damage-queries'

type Damage = DamagesAnswer['items'][number]

type Parts = { damages: DamagesRepository; disputes: DisputesService; files: Files; settings: SettingsService }

export type DamagesService = ReturnType<typeof createDamagesService>

export function createDamagesService({ damages, disputes, files, settings }: Parts) {
  return {
    /** @param booking only those of the booking with this number */
    async list(clientId: number, language: Language, booking?: string): Promise<DamagesAnswer> {
      const { scans } = await settings.current()
      const [rows, disputing, evidenceOf] = await Promise.all([
        damages.list(clientId, booking),
        disputes.of(clientId, 'damage'),
        files.readEvidence(clientId, 'damage'),
      ])
      const items = await Promise.all(
        rows.map(async (row): Promise<Damage> => {
          const { id, car, date, booking } = row
          return {
            ...{ id, car, date, booking },
            damage: textIn(row.damage, language),
            cost: row.costKop / KOPECKS_PER_ROUBLE,
            covered: row.coveredKop / KOPECKS_PER_ROUBLE,
            paid: row.paidKop / KOPECKS_PER_ROUBLE,
            debt: row.debtKop / KOPECKS_PER_ROUBLE,
            status: row.status,
            note: row.note ? textIn(row.note, language) : '',
            evidence: evidenceOf(id),
            ...(await disputing(row)),
          }
        }),
      )
      return { items, ...debtTotals(items), scanMaxMb: scans.maxMb }
    },
  }
}
