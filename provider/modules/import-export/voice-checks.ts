import { sql } from 'drizzle-orm'
import { VOICE_RULES, type VoiceLanguage } from './rules/voice-rules'
import type { Subject } from './table'

const LANGUAGE = /_(ru|en|zh)$/

/** Returns a warning for every wording that `docs/voice.md` avoids, in every text column of the subject. */
export function voiceChecks({ fields }: Pick<Subject, 'fields'>): NonNullable<Subject['warnings']> {
  return fields.flatMap(({ name, header }) => {
    const language = LANGUAGE.exec(name)?.[1] as VoiceLanguage | undefined
    const rules = language ? VOICE_RULES[language] : []
    return rules.map(({ avoid, pattern, write }) => ({
      cause: 'wording' as const,
      column: header,
      reads: [name],
      expected: `${avoid} → ${write}`,
      find: () => sql`select line from incoming_rows where ${sql.identifier(name)} ~ ${pattern}`,
    }))
  })
}
