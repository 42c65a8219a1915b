import { z } from 'zod'
import { fillText } from '@/provider/rules/fill-text'
import { type SettingRefusal, settingAt } from '@/provider/rules/setting-change'
import { type Command, defineCommand, type Option } from './command'
import type { Words } from './words'

const PATH: Option = {
  value: { ru: 'ИМЯ', en: 'NAME' },
  about: {
    ru: 'имя настройки, например rules.depositReleaseDays',
    en: 'name of the setting, as rules.depositReleaseDays',
  },
}
const Path = z.string().regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/)
const SET: Words = { ru: 'Настройка {path}: {value}.', en: 'Setting {path}: {value}.' }
const REFUSALS: Record<SettingRefusal, Words> = {
  unknown: { ru: 'Нет такой настройки.', en: 'There is no such setting.' },
  is_whole: {
    ru: 'Здесь несколько значений: укажите одно, settings get покажет имена.',
    en: 'There are several values: name one of them, settings get shows their names.',
  },
  wrong_kind: {
    ru: 'Значение не того вида: сейчас {value}.',
    en: 'The value is of another kind: it is {value} now.',
  },
}

const get = defineCommand({
  name: 'settings get',
  about: { ru: 'Показать настройки филиала', en: 'Show the branch’s settings' },
  options: { name: PATH },
  input: z.object({ name: Path.optional() }),
  async run({ name }, { settings, station, language }) {
    const data = await settings.find(station)
    const value = name === undefined ? data : settingAt(data, name)
    if (value === undefined) return { refusal: REFUSALS.unknown[language] }
    return { lines: JSON.stringify(value, null, 2).split('\n') }
  },
})

const set = defineCommand({
  name: 'settings set',
  about: { ru: 'Изменить одну настройку', en: 'Change one setting' },
  options: {
    name: { ...PATH, isRequired: true },
    value: {
      value: { ru: 'ЗНАЧЕНИЕ', en: 'VALUE' },
      about: { ru: 'новое значение того же вида', en: 'a new value of the same kind' },
      isRequired: true,
    },
  },
  input: z.object({ name: Path, value: z.string().max(2000) }),
  async run({ name: path, value }, { settings, station, language, operator, now }) {
    const refusal = await settings.change(path, value, { station, operator, at: now() })
    if (refusal === null) return { lines: [fillText(SET[language], { path, value })] }
    const present = JSON.stringify(settingAt(await settings.find(station), path) ?? null)
    return { refusal: fillText(REFUSALS[refusal][language], { value: present }) }
  },
})

export const SETTINGS_COMMANDS: readonly Command[] = [get, set]
