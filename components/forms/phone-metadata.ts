import metadata from 'libphonenumber-js/min/metadata'

type Formats = Array<[pattern: string, format: string, ...rest: unknown[]]>

const FORMATS = 4

/** The library's rules, with +7 grouped as the pages print it: 2-3-3-rest (specification §5), also while it is typed. */
export const phoneMetadata = {
  ...metadata,
  countries: { ...metadata.countries, RU: grouped(metadata.countries.RU) },
}

function grouped<Country>(country: Country): Country
function grouped(country: unknown[]): unknown[] {
  const formats = country[FORMATS] as Formats
  return country.with(
    FORMATS,
    formats.map(([pattern, format, ...rest]) =>
      format === '$1 $2-$3-$4' ? ['(\\d{3})(\\d{3})(\\d{4})', '$1 $2 $3', ...rest] : [pattern, format, ...rest],
    ),
  )
}
