import { z } from 'zod'
import type { ChangeRefusal } from '@/provider/modules/settings/change-repository'
import { settingKind } from '@/provider/modules/settings/setting-kinds'
import { fillText } from '@/provider/rules/fill-text'
import { settingAt, settingsIn } from '@/provider/rules/setting-change'
import { type Command, defineCommand, type Option } from './command'
import { kindWords } from './setting-words'
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
const REFUSALS: Record<ChangeRefusal['why'], Words> = {
  unknown: { ru: 'Нет такой настройки.', en: 'There is no such setting.' },
  is_whole: {
    ru: 'Здесь несколько значений: укажите одно, settings get покажет имена. Все сразу задают как JSON.',
    en: 'There are several values: name one of them, settings get shows their names. All at once are given as JSON.',
  },
  wrong_kind: {
    ru: 'Значение не того вида: сейчас {value}, нужно: {kind}.',
    en: 'The value is of another kind: it is {value} now, expected: {kind}.',
  },
  wrong: {
    ru: 'Так настроить нельзя: {paths} — {kind}. Ничего не изменено.',
    en: 'The settings may not be so: {paths} — {kind}. Nothing was changed.',
  },
}

const get = defineCommand({
  name: 'settings get',
  about: {
    ru: 'Показать настройки филиала: имена, виды и значения, или одну из них',
    en: 'Show the branch’s settings with their names, kinds and values, or one of them',
  },
  options: { name: PATH },
  input: z.object({ name: Path.optional() }),
  async run({ name }, { settings, station, language }) {
    const data = await settings.find(station)
    const value = name === undefined ? data : settingAt(data, name)
    if (value === undefined) return { refusal: REFUSALS.unknown[language] }
    if (name !== undefined) return { lines: JSON.stringify(value, null, 2).split('\n') }
    const lines = settingsIn(value).map(({ path, value: one }) =>
      [path, kindWords(settingKind(path), language), JSON.stringify(one)].join('  '),
    )
    return { lines }
  },
})

const set = defineCommand({
  name: 'settings set',
  about: { ru: 'Изменить одну настройку', en: 'Change one setting' },
  options: {
    name: { ...PATH, isRequired: true },
    value: {
      value: { ru: 'ЗНАЧЕНИЕ', en: 'VALUE' },
      about: {
        ru: 'новое значение того же вида; список — как JSON',
        en: 'a new value of the same kind; a list as JSON',
      },
      isRequired: true,
    },
  },
  input: z.object({ name: Path, value: z.string().max(2000) }),
  async run({ name: path, value }, { settings, station, language, operator, now }) {
    const refusal = await settings.change(path, value, { station, operator, at: now() })
    if (refusal === null) return { lines: [fillText(SET[language], { path, value })] }
    const present = JSON.stringify(settingAt(await settings.find(station), path) ?? null)
    const paths = refusal.why === 'wrong' ? refusal.paths : [path]
    const kind = kindWords(settingKind(paths[0] ?? path), language)
    const values = { value: present, paths: paths.join(', '), kind }
    return { refusal: fillText(REFUSALS[refusal.why][language], values) }
  },
})

export const SETTINGS_COMMANDS: readonly Command[] = [get, set]
