import { plateAddress, splitPlate } from '@/provider/contract/rules/cars/plate'

/** A plate as a title may show it, its series left out: `А949··25`; in Latin letters for other readers than Russian. */
export function maskPlate(gosnomer: string, locale: string): string {
  const plate = locale === 'ru' ? gosnomer : plateAddress(gosnomer).toUpperCase()
  const segments = splitPlate(plate)
  return segments ? `${segments.number.slice(0, -2).replaceAll(' ', '')}··${segments.region}` : plate
}
