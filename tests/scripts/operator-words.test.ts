import { describe, expect, it } from 'vitest'
import { speakerFor } from '../../scripts/operator-words.mjs'

const RUSSIAN = 'В папке /data ещё нет данных: их создаёт npm start'
const ENGLISH = 'There are no data in /data yet: npm start makes them'

describe('before a command of the operator runs', () => {
  it.each([
    { args: [], env: { LANG: 'ru_RU.UTF-8' }, said: RUSSIAN },
    { args: ['booking', 'list'], env: { LC_ALL: 'ru_RU', LANG: 'en_GB' }, said: RUSSIAN },
    { args: [], env: { LANG: 'C' }, said: ENGLISH },
    { args: [], env: {}, said: ENGLISH },
    { args: ['booking', 'list', '--lang', 'en'], env: { LANG: 'ru_RU' }, said: ENGLISH },
    { args: ['booking', 'list', '--lang=ru'], env: { LANG: 'C' }, said: RUSSIAN },
  ])('one language is spoken: $args with $env', ({ args, env, said }) => {
    expect(speakerFor(args, env)('noData', '/data')).toBe(said)
  })
})
