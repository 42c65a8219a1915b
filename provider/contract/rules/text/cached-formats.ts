/**
 * Formats of `Intl` by language and options, each made once in a process: making one takes 20 to 100 times as long as using it.
 * They hold neither data nor a moment, so that all requests may share them. Pure: a page of the browser gets those that it uses.
 */
export const numberFormat = /* @__PURE__ */ cacheEach<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const dateFormat = /* @__PURE__ */ cacheEach<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
)
export const listFormat = /* @__PURE__ */ cacheEach<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat)
export const pluralRules = /* @__PURE__ */ cacheEach<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules)

function cacheEach<Options, Format>(Constructor: new (locale: string, options?: Options) => Format) {
  const formats: Record<string, Format> = {}
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options)
    formats[key] ??= new Constructor(locale, options)
    return formats[key]
  }
}
