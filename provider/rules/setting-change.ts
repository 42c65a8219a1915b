/** A value of the settings, or a part of them. */
export type Setting = unknown

export type SettingRefusal = 'unknown' | 'is_whole' | 'wrong_kind'

/** @returns undefined: there is no such setting. @param path as `rules.depositReleaseDays` or `laterCharges.0.feeKop` */
export function settingAt(data: Setting, path: string): Setting {
  return path.split('.').reduce<Setting>((part, name) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined
    return Object.entries(part).find(([key]) => key === name)?.[1]
  }, data)
}

/**
 * What was typed as a value of the kind that stands there: a whole number that is not below zero, a text, yes or no.
 * What has parts is changed part by part, and what is not there is not added.
 */
export function readSetting(data: Setting, path: string, text: string): { value: Setting } | { why: SettingRefusal } {
  const present = settingAt(data, path)
  if (present === undefined) return { why: 'unknown' }
  if (typeof present === 'object') return { why: 'is_whole' }
  if (typeof present === 'string') return { value: text }
  if (typeof present === 'boolean')
    return text === 'true' || text === 'false' ? { value: text === 'true' } : { why: 'wrong_kind' }
  const isFraction = typeof present === 'number' && !Number.isInteger(present)
  const isRight = isFraction ? /^-?\d{1,9}(\.\d{1,9})?$/.test(text) : /^\d{1,12}$/.test(text)
  return isRight ? { value: Number(text) } : { why: 'wrong_kind' }
}
