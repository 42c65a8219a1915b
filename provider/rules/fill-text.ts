/** An operator's text with its `{name}` places filled; an unknown name stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** Kopecks as whole roubles in a text of the operator, as its language writes them. */
export function roublesIn(kopecks: number, language: string): string {
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: 'always' }).format(
    Math.round(kopecks / 100),
  )
  return language === 'en' ? `₽${digits}` : `${digits}\u00a0₽`
}
