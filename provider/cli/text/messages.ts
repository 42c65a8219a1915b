import { formatText } from '@/provider/rules/i18n/format-text'
import type { CliLanguage, CliText } from './language'

const TEXTS = {
  usage: { ru: 'Команды: npm run provider -- КОМАНДА [ПАРАМЕТРЫ]', en: 'Usage: npm run provider -- COMMAND [OPTIONS]' },
  more: {
    ru: 'Подробнее: npm run provider -- КОМАНДА --help',
    en: 'More: npm run provider -- COMMAND --help',
  },
  common: { ru: 'Для всех команд:', en: 'For every command:' },
  codes: {
    ru: 'Код завершения: 0 — сделано, 1 — сбой, 2 — команда набрана неверно, 3 — отказ.',
    en: 'Exit codes: 0 done, 1 failed, 2 typed wrongly, 3 refused.',
  },
  required: { ru: 'обязательно', en: 'required' },
  unknownCommand: { ru: 'Нет команды «{name}».', en: 'There is no command "{name}".' },
  ofSubject: { ru: 'Есть: {commands}.', en: 'There are: {commands}.' },
  all: { ru: 'Все команды: npm run provider -- help', en: 'All commands: npm run provider -- help' },
  maybe: { ru: 'Может быть, {word}?', en: 'Did you mean {word}?' },
  unknownOption: { ru: 'У команды нет параметра {option}.', en: 'This command has no option {option}.' },
  extra: { ru: 'Лишнее слово: {word}.', en: 'Unexpected argument: {word}.' },
  noValue: {
    ru: 'Параметру {option} нужно значение, переключателю — нет.',
    en: '{option} is given wrongly: an option needs a value, a switch takes none.',
  },
  missing: { ru: 'Не хватает --{option}: {about}.', en: '--{option} is missing: {about}.' },
  wrong: { ru: 'Неверно задан --{option}: {about}.', en: '--{option} is wrong: {about}.' },
  noDatabase: { ru: 'База данных не отвечает ({code}).', en: 'The database does not answer ({code}).' },
  notReady: {
    ru: 'База ещё не готова: сначала запустите сайт этой версии (npm start).',
    en: 'The database is not ready: start the site of this version first (npm start).',
  },
  insideProgram: {
    ru: 'В папку программы файлы филиала не пишутся ({path}): укажите другую, например {better}.',
    en: 'Files of the branch are not written into the folder of the program ({path}): name another one, as {better}.',
  },
  written: { ru: 'Записано: {path}', en: 'Written to {path}' },
  noFile: {
    ru: 'Файл {path} не прочитать или не записать ({code}).',
    en: 'The file {path} cannot be read or written ({code}).',
  },
  noFileStore: {
    ru: 'Хранилище файлов клиентов недоступно: {reason}.',
    en: 'The store of the clients’ files cannot be used: {reason}.',
  },
  keyQuestion: { ru: 'Ключ сотрудника: ', en: 'Key of the operator: ' },
  noKey: {
    ru: 'Кто это делает? Задайте свой ключ в OPERATOR_KEY. Ключа нет — его выдаст другой сотрудник: operator add.',
    en: 'Who does this? Set your key as OPERATOR_KEY. Another operator gives you one: operator add.',
  },
  wrongKey: {
    ru: 'Ключ не действует: в нём опечатка или его заменили.',
    en: 'This key is not valid: it is mistyped, or was replaced.',
  },
  noOperators: {
    ru: 'В филиале ещё нет сотрудников с ключами. Добавьте первого: operator add ИМЯ.',
    en: 'The branch has no operators with keys yet. Add the first one: operator add NAME.',
  },
  byKey: {
    ru: 'Кто работает, говорит ключ: --by здесь не нужен.',
    en: 'The key says who works: leave --by out.',
  },
  failed: {
    ru: 'Не получилось: сбой в базе данных ({code}). Ничего не изменено.',
    en: 'It failed: an error of the database ({code}). Nothing was changed.',
  },
} as const satisfies Record<string, CliText>

/** Returns a text of the program itself; each command has its own texts beside it. */
export function messageText(
  language: CliLanguage,
  text: keyof typeof TEXTS,
  values: Readonly<Record<string, string>> = {},
): string {
  return formatText(TEXTS[text][language], values)
}
