/** A value of the settings, or a part of them. */
export type Setting = unknown

export type SettingRejection = 'unknown' | 'several_values' | 'wrong_kind'

/**
 * Returns the value of a setting; undefined: there is no such setting.
 *
 * @param path as `rules.depositReleaseDays` or `laterCharges.0.feeKop`
 */
export function settingAt(data: Setting, path: string): Setting {
  return path.split('.').reduce<Setting>((part, name) => {
    if (!isObjectOrList(part) || !Object.hasOwn(part, name)) return undefined
    return Object.entries(part).find(([key]) => key === name)?.[1]
  }, data)
}

/** Returns the same settings with another value in one place, which must be there. */
export function settingWith(data: Setting, path: string, value: Setting): Setting {
  const [name = '', ...rest] = path.split('.')
  const change = (part: Setting) => (rest.length === 0 ? value : settingWith(part, rest.join('.'), value))
  if (Array.isArray(data)) return data.map((part, index) => (String(index) === name ? change(part) : part))
  if (!isObjectOrList(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, key === name ? change(part) : part]))
}

/**
 * Reads what was typed as a value of the same kind as the present one: a number, a text, yes or no; a list or several
 * values at once as JSON. A setting that is not there is not added. Whether the value is allowed, the settings' own
 * schema decides.
 */
export function readSetting(data: Setting, path: string, text: string): { value: Setting } | { why: SettingRejection } {
  const present = settingAt(data, path)
  if (present === undefined) return { why: 'unknown' }
  if (typeof present === 'string') return { value: text }
  const value = parseSetting(text)
  const isOfKind = present === null || value === null || kindOf(value) === kindOf(present)
  if (value !== undefined && isOfKind) return { value }
  return { why: isObjectOrList(present) ? 'several_values' : 'wrong_kind' }
}

/** Lists the paths of all values, with the values; a list of plain values is one of them. */
export function settingsIn(data: Setting, path = ''): { path: string; value: Setting }[] {
  const isPlainList = Array.isArray(data) && data.every((part) => !isObjectOrList(part))
  if (!isObjectOrList(data) || isPlainList) return [{ path, value: data }]
  return Object.entries(data).flatMap(([name, part]) => settingsIn(part, path === '' ? name : `${path}.${name}`))
}

function kindOf(value: Setting): string {
  return Array.isArray(value) ? 'list' : typeof value
}

function isObjectOrList(value: Setting): value is object {
  return typeof value === 'object' && value !== null
}

function parseSetting(text: string): Setting {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
