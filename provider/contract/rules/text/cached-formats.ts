/**
 * Formats of `Intl` by language and options, each made once in a process: making one takes 20 to 100 times as long as using it.
 * They hold neither data nor a moment, so that all requests may share them. Pure: a page of the browser gets those that it uses.
 */
export const numberFormat = /* @__PURE__ */ cacheEach(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const dateFormat = /* @__PURE__ */ cacheEach(
  (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const listFormat = /* @__PURE__ */ cacheEach(
  (locale: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)
export const pluralRules = /* @__PURE__ */ cacheEach(
  (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)

function cacheEach<Options extends object, Format>(make: (locale: string, options?: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = options === undefined ? locale : locale + JSON.stringify(options)
    const format = formats.get(key) ?? make(locale, options)
    formats.set(key, format)
    return format
  }
}
