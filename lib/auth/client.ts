import { isRecord } from '@/lib/browser-api/is-record'
import type { Client } from '@/provider/contract/auth'

/** The five fields and nothing beside them; null for anything else. */
export function readClient(value: unknown): Client | null {
  if (!isRecord(value)) return null
  const { id, first_name, last_name, middle_name, bonus_miles } = value
  if (typeof id !== 'number' || typeof bonus_miles !== 'number') return null
  if (typeof first_name !== 'string' || typeof last_name !== 'string') return null
  return { id, first_name, last_name, middle_name: typeof middle_name === 'string' ? middle_name : '', bonus_miles }
}
