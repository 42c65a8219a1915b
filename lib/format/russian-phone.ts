/** `+7 999 000 0001`: 2-3-3-rest (specification §5, PRODUCT §5); null for other countries. */
export function formatRussianPhone(phone: string): string | null {
  const [, code, three, rest] = /^\+7(\d{3})(\d{3})(\d+)$/.exec(phone.replace(/[^\d+]/g, '')) ?? []
  return code ? `+7 ${code} ${three} ${rest}` : null
}

export function telHref(phone: string): `tel:${string}` {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
