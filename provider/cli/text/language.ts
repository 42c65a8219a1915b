/** Staff of the branch read Russian, programmers English. */
export const CLI_LANGUAGES = ['ru', 'en'] as const
export type CliLanguage = (typeof CLI_LANGUAGES)[number]
export type CliText = Record<CliLanguage, string>
