/** What a command of the operator says before its own program runs, in the language that the program would speak. */
const WORDS = {
  noEnvFile: { ru: 'Нет файла {path}', en: 'There is no file {path}' },
  noEnvName: { ru: 'После --env нужно имя файла', en: '--env needs the name of a file' },
  noDatabaseUrl: { ru: 'Не задан DATABASE_URL', en: 'DATABASE_URL is missing' },
  noData: {
    ru: 'В папке {path} ещё нет данных: их создаёт npm start',
    en: 'There are no data in {path} yet: npm start makes them',
  },
  betweenTimes: {
    ru: 'Сайт запускается или останавливается: повторите чуть позже',
    en: 'The site is starting or stopping: try again in a moment',
  },
}

/**
 * @param {readonly string[]} args @param {Record<string, string | undefined>} env
 * @returns {(text: keyof typeof WORDS, path?: string) => string}
 */
export function speakerFor(args, env) {
  const isRussian = languageOf(args, env).toLowerCase().startsWith('ru')
  return (text, path = '') => WORDS[text][isRussian ? 'ru' : 'en'].replace('{path}', path)
}

/**
 * `--lang` before the environment, as provider/cli/arguments/read-arguments.ts reads them.
 *
 * @param {readonly string[]} args @param {Record<string, string | undefined>} env
 */
function languageOf(args, env) {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const given = at === -1 ? undefined : args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length)
  return given ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '')
}
