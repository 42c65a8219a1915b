type Named = { last_name: string; first_name: string; middle_name: string | null }

/** As typed: surname first, as in a passport; English puts it last. */
export function fullName({ last_name, first_name, middle_name }: Named, locale: string): string {
  const names = locale === 'en' ? [first_name, middle_name, last_name] : [last_name, first_name, middle_name]
  return names.filter(Boolean).join(' ')
}
