/** Cyrillic letters of Russian plates and the Latin ones that look like them (PRODUCT §10). */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/** A plate as it stands in an address: `a123bc125`. */
export const PLATE_ADDRESS = /^[abekmhopctyx]\d{3}[abekmhopctyx]{2}\d{2,3}$/

/**
 * Returns a plate as it stands in an address: `А123ВС125`, in either script and case → `a123bc125`. Text that is no
 * plate comes back changed, and matches nothing.
 */
export function plateAddress(plate: string): string {
  return [...plate.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('')
}

/** Splits `А123ВС125` into the number and the region beside it; returns null for an inventory number. */
export function splitPlate(plate: string): { number: string; region: string } | null {
  const [, letter, digits, letters, region] = /^(\p{L})(\d{3})(\p{L}{2})(\d{2,3})$/u.exec(plate) ?? []
  if (!letter || !digits || !letters || !region) return null
  return { number: `${letter} ${digits} ${letters}`, region }
}
