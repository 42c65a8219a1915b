import { z } from 'zod'
import { nearestTo } from '@/provider/cli/arguments/nearest-name'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { messageText } from '@/provider/cli/text/messages'
import { type Column, tableLines } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { SettingChangeRejection } from '@/provider/modules/settings/change-setting'
import { settingKind } from '@/provider/modules/settings/setting-kinds'
import { formatText } from '@/provider/rules/i18n/format-text'
import { settingAt, settingsIn } from '@/provider/rules/settings/setting-change'
import { settingAbout } from './setting-about'
import { kindText } from './setting-texts'

const PATH: Option = {
  value: { ru: 'ИМЯ', en: 'NAME' },
  about: {
    ru: 'имя настройки, например rules.depositReleaseDays',
    en: 'name of the setting, as rules.depositReleaseDays',
  },
}
const Path = z.string().regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/)
/** Characters of a value in the list. */
const LISTED_MAX = 40
const NONE_FOUND: CliText = { ru: 'Таких настроек нет.', en: 'There are no such settings.' }
const SET: CliText = { ru: 'Настройка {path}: {value}.', en: 'Setting {path}: {value}.' }
const REJECTIONS: Record<SettingChangeRejection['why'], CliText> = {
  unknown: { ru: 'Нет такой настройки.', en: 'There is no such setting.' },
  several_values: {
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
  operator: 'none',
  about: {
    ru: 'Показать настройки филиала: имя, значение, что может стоять и что значит; все, часть или одну',
    en: 'Show the branch’s settings: name, value, what may stand there and what it means; all, a part or one',
  },
  options: {
    name: PATH,
    search: {
      value: { ru: 'СЛОВО', en: 'WORD' },
      about: {
        ru: 'только те, в имени или описании которых есть это слово',
        en: 'only those with this word in their name or description',
      },
    },
  },
  input: z.object({ name: Path.optional(), search: z.string().trim().min(1).max(100).optional() }),
  async run({ name, search }, { settings, station, language }) {
    const data = await settings.find(station)
    const value = name === undefined ? data : settingAt(data, name)
    if (name !== undefined && value === undefined) return { rejection: unknownSettingText(name, data, language) }
    const listedSettings = settingsIn(value, name ?? '').filter(({ path }) => isAbout(path, search, language))
    if (listedSettings.length === 0) return { lines: [NONE_FOUND[language]] }
    const [only, another] = listedSettings
    if (!only || another) return { lines: tableLines(listedSettings, columnsIn(language), language) }
    return { lines: oneLines(only, language) }
  },
})

type NamedSetting = ReturnType<typeof settingsIn>[number]

function columnsIn(language: CliLanguage): readonly Column<NamedSetting>[] {
  return [
    { head: HEADS.setting, cell: ({ path }) => path },
    { head: HEADS.value, cell: ({ value }) => shortened(JSON.stringify(value)) },
    { head: HEADS.kind, cell: ({ path }) => kindText(settingKind(path), language) },
    { head: HEADS.meaning, cell: ({ path }) => settingAbout(path, language) },
  ]
}

/** Returns one setting at full length. */
function oneLines({ path, value }: NamedSetting, language: CliLanguage): string[] {
  const about = settingAbout(path, language)
  const kind = kindText(settingKind(path), language)
  return [`${path} = ${JSON.stringify(value)}`, `  ${kind}`, ...(about === null ? [] : [`  ${about}`])]
}

function isAbout(path: string, search: string | undefined, language: CliLanguage): boolean {
  const text = `${path} ${settingAbout(path, language) ?? ''}`.toLowerCase().replaceAll('ё', 'е')
  return search === undefined || text.includes(search.toLowerCase().replaceAll('ё', 'е'))
}

/** A long text would widen the column of every setting. */
function shortened(text: string): string {
  return text.length > LISTED_MAX ? `${text.slice(0, LISTED_MAX - 1)}…` : text
}

/** Says that no setting has this name, and names one with nearly the same. */
function unknownSettingText(name: string, data: unknown, language: CliLanguage): string {
  const names = settingsIn(data).map(({ path }) => path)
  const similar = nearestTo(name, names) ?? names.find((path) => path.toLowerCase().endsWith(`.${name.toLowerCase()}`))
  const unknown = REJECTIONS.unknown[language]
  return similar === undefined || similar === null
    ? unknown
    : `${unknown} ${messageText(language, 'maybe', { word: similar })}`
}

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
  async run({ name: path, value }, { settings, station, language, staff }) {
    const rejection = await settings.change(path, value, staff())
    if (rejection === null) return { lines: [formatText(SET[language], { path, value })] }
    if (rejection.why === 'unknown')
      return { rejection: unknownSettingText(path, await settings.find(station), language) }
    const present = JSON.stringify(settingAt(await settings.find(station), path) ?? null)
    const paths = rejection.why === 'wrong' ? rejection.paths : [path]
    const kind = kindText(settingKind(paths[0] ?? path), language)
    const values = { value: present, paths: paths.join(', '), kind }
    return { rejection: formatText(REJECTIONS[rejection.why][language], values) }
  },
})

export const SETTINGS_COMMANDS: readonly Command[] = [get, set]
