import { readFileSync } from 'node:fs'
import { type CityResponse, Reader } from 'mmdb-lib'
import type { Texts } from '@/provider/rules/i18n/language'

/** Returns the town and country of a network as `203.0.113.*`, in each language; null: unknown. */
export type LocateNetwork = (network: string) => Texts | null

type Names = { en: string; ru?: string; 'zh-CN'?: string }

/**
 * Reads a GeoIP file (MaxMind DB, of cities or countries) into memory. Without one no network has a location.
 *
 * @throws {Error} for a file that cannot be read, or is of another kind: better at the start than for each client.
 */
export function openLocations(file: string | null | undefined): LocateNetwork {
  if (!file) return () => null
  const reader = new Reader<CityResponse>(readFileSync(file))
  if (!/City|Country/.test(reader.metadata.databaseType)) throw new Error(`${file} tells no towns and no countries.`)
  return (network) => {
    const record = reader.get(addressIn(network))
    const names = [record?.city?.names, record?.country?.names].filter((name) => name !== undefined)
    return names.length === 0 ? null : { ru: join(names, 'ru'), en: join(names, 'en'), 'zh-CN': join(names, 'zh-CN') }
  }
}

/** `203.0.113.*` → `203.0.113.0`, `2001:db8:1:*` → `2001:db8:1::`. */
function addressIn(network: string): string {
  return network.includes(':') ? network.replace(/\*$/, ':') : network.replace(/\*$/, '0')
}

function join(names: Names[], language: keyof Texts): string {
  return names.map((name) => name[language] ?? name.en).join(language === 'zh-CN' ? '，' : ', ')
}
