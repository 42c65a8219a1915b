/** The branch speaks Russian, its programmers English. */
export const CLI_LANGUAGES = ['ru', 'en'] as const
export type CliLanguage = (typeof CLI_LANGUAGES)[number]
export type Words = Record<CliLanguage, string>
