/** A value of the settings, or a part of them. */
export type Setting = unknown

export type SettingRejection = 'unknown' | 'is_whole' | 'wrong_kind'

/** @returns undefined: there is no such setting. @param path as `rules.depositReleaseDays` or `laterCharges.0.feeKop` */
export function settingAt(data: Setting, path: string): Setting {
  return path.split('.').reduce<Setting>((part, name) => {
    if (!isParted(part) || !Object.hasOwn(part, name)) return undefined
    return Object.entries(part).find(([key]) => key === name)?.[1]
  }, data)
}

/** The same settings with another value in one place, which must be there. */
export function settingWith(data: Setting, path: string, value: Setting): Setting {
  const [name = '', ...rest] = path.split('.')
  const change = (part: Setting) => (rest.length === 0 ? value : settingWith(part, rest.join('.'), value))
  if (Array.isArray(data)) return data.map((part, index) => (String(index) === name ? change(part) : part))
  if (!isParted(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, key === name ? change(part) : part]))
}

/**
 * What was typed as a value of the kind that stands there: a number, a text, yes or no; a list or several values at once
 * as JSON. What is not there is not added. Whether it may be so, the settings' own schema says.
 */
export function readSetting(data: Setting, path: string, text: string): { value: Setting } | { why: SettingRejection } {
  const present = settingAt(data, path)
  if (present === undefined) return { why: 'unknown' }
  if (typeof present === 'string') return { value: text }
  const value = parsed(text)
  const isOfKind = present === null || value === null || kindOf(value) === kindOf(present)
  if (value !== undefined && isOfKind) return { value }
  return { why: isParted(present) ? 'is_whole' : 'wrong_kind' }
}

/** Names of all values, with the values; a list of plain values is one of them. */
export function settingsIn(data: Setting, path = ''): { path: string; value: Setting }[] {
  const isPlainList = Array.isArray(data) && data.every((part) => !isParted(part))
  if (!isParted(data) || isPlainList) return [{ path, value: data }]
  return Object.entries(data).flatMap(([name, part]) => settingsIn(part, path === '' ? name : `${path}.${name}`))
}

function kindOf(value: Setting): string {
  return Array.isArray(value) ? 'list' : typeof value
}

function isParted(value: Setting): value is object {
  return typeof value === 'object' && value !== null
}

function parsed(text: string): Setting {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
